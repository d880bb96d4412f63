/** One network of a database of places, by its leading bits: the record that every address in it gets. */
interface PlacedNetwork {
	/** An IPv4 network, as `203.0.113.0/24`. */
	readonly network: string;
	readonly record: Readonly<Record<string, unknown>>;
}

type Node = [left: Node | number | null, right: Node | number | null];

function bytesOf(value: unknown): Buffer {
	if (typeof value === "string") return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)]);
	if (typeof value === "number") return Buffer.concat([head(6, 4), be(value, 4)]);
	if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(bytesOf)]);
	const entries = Object.entries(Object(value));
	return Buffer.concat([head(7, entries.length), ...entries.flatMap(([key, inner]) => [bytesOf(key), bytesOf(inner)])]);
}

/** The control byte of a value, with its type and size; types above 7 have a byte of their own. */
function head(type: number, size: number): Buffer {
	if (size > 284) throw new Error("too long for a test");
	const [short, rest] = size < 29 ? [size, []] : [29, [size - 29]];
	return Buffer.from(type <= 7 ? [(type << 5) | short, ...rest] : [short, type - 7, ...rest]);
}

function be(value: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	bytes.writeUIntBE(value, 0, length);
	return bytes;
}

function insert(root: Node, network: string, dataIndex: number): void {
	const [address = "", length = "32"] = network.split("/");
	const bits = address.split(".").flatMap((part) => [...Number(part).toString(2).padStart(8, "0")].map(Number));
	let node = root;
	for (const bit of bits.slice(0, Number(length) - 1)) {
		const next = node[bit === 1 ? 1 : 0];
		const child: Node = Array.isArray(next) ? next : [null, null];
		node[bit === 1 ? 1 : 0] = child;
		node = child;
	}
	node[bits[Number(length) - 1] === 1 ? 1 : 0] = dataIndex;
}

/** A small database in MaxMind's format (version 2.0, IPv4, records of 24 bits), as its specification lays it out. */
export function placeDatabase(networks: readonly PlacedNetwork[]): Buffer {
	const root: Node = [null, null];
	const data = networks.map(({ record }) => bytesOf(record));
	const offsets = data.map((_one, index) => data.slice(0, index).reduce((sum, { length }) => sum + length, 0));
	networks.forEach(({ network }, index) => {
		insert(root, network, index);
	});
	const nodes: Node[] = [root];
	for (const node of nodes) for (const side of node) if (Array.isArray(side)) nodes.push(side);
	const pointer = (side: Node | number | null) => {
		if (Array.isArray(side)) return nodes.indexOf(side);
		return side === null ? nodes.length : nodes.length + 16 + (offsets[side] ?? 0);
	};
	const tree = nodes.flatMap(([left, right]) => [be(pointer(left), 3), be(pointer(right), 3)]);
	const metadata = {
		binary_format_major_version: 2,
		binary_format_minor_version: 0,
		build_epoch: 0,
		database_type: "Test-City",
		ip_version: 4,
		languages: ["en"],
		node_count: nodes.length,
		record_size: 24,
	};
	return Buffer.concat([...tree, Buffer.alloc(16), ...data, Buffer.from("abcdef4d61784d696e642e636f6d", "hex"), bytesOf(metadata)]);
}
