// A running game has its own bar, because every line counts on a phone.
export const chrome = $state({ bare: false });
