// A running game brings its own bar: every line counts on a phone.
export const chrome = $state({ bare: false });
