// A running game has its own bar: every line counts on a phone.
export const chrome = $state({ bare: false });
