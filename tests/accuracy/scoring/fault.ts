/** Something of a printed resume that is not as its file means it, and the lines of the document where. */
export interface Fault {
	readonly kind: "lost" | "torn" | "glued" | "foreign" | "heading" | "no heading" | "wrong section" | "order" | "dates" | "person";
	readonly what: string;
	readonly at: readonly number[];
}
