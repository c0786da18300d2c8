// The address that others can open: in the local network, not this machine's own name for itself.
import * as http from "../wire/http";

const OWN = ["localhost", "127.0.0.1", "[::1]"];

export async function shareAddress(path: string): Promise<string> {
  if (!OWN.includes(location.hostname)) return location.origin + path;
  const { address } = await http.lan().catch(() => ({ address: null }));
  if (!address) return location.origin + path;
  const base = address.includes("://") ? address : `http://${address}`;
  return base.replace(/\/$/, "") + path;
}

/** Whether no other device can open an address. */
export function onlyHere(address: string): boolean {
  return OWN.includes(new URL(address).hostname);
}

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
