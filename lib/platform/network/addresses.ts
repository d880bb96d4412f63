import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The address in its shortest spelling, without a port; null for what is none. An IPv4 address in IPv6's clothes is an IPv4 address. */
export function readAddress(text: string): string | null {
	const bare = text
		.trim()
		.replace(/^\[(.*)\](:\d+)?$/, "$1")
		.replace(/^([\d.]+):\d+$/, "$1");
	// Asked of Node first: the library tells what is none by throwing, which every request without a proxy would pay for.
	return isIP(bare) !== 0 ? ipaddr.process(bare).toString() : null;
}

/** What limits are counted by: an IPv4 address, or the 64 leading bits of an IPv6 one, since a single home has all addresses below them. */
export function networkOf(address: string): string {
	const known = readAddress(address);
	if (known === null) return address;
	const parsed = ipaddr.parse(known);
	if (parsed.kind() === "ipv4") return known;
	return `${ipaddr.IPv6.networkAddressFromCIDR(`${known.replace(/%.*/s, "")}/64`).toString()}/64`;
}
