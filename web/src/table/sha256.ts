// SHA-256 (FIPS 180-4), for the fairness check: browsers offer theirs only over https, and
// friends in the local network come without it.
const PRIMES = [2];
for (let n = 3; PRIMES.length < 64; n += 2) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits));

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, n) => view.setUint8(n, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(blocks * 64 - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, n) => view.getInt32(block + n * 4));
  for (let n = 16; n < 64; n++) {
    const near = words[n - 2]!;
    const far = words[n - 15]!;
    const small0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const small1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words.push((words[n - 16]! + small0 + words[n - 7]! + small1) | 0);
  }
  return words;
}

export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let sum = START;
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d, e, f, g, h] = sum as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    schedule(view, block).forEach((word, n) => {
      const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[n]! + word) | 0;
      const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    });
    sum = [a, b, c, d, e, f, g, h].map((word, n) => (word + sum[n]!) | 0);
  }
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
