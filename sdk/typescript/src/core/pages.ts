/** A list that comes in pages: awaited it is the first page, iterated it is every item of all pages. */
export class Pages<P, T> implements PromiseLike<P>, AsyncIterable<T> {
	readonly #fetchPage: (cursor: string | undefined) => Promise<P>;
	readonly #itemsField: string;
	readonly #cursorField: string;
	#first: Promise<P> | undefined;

	constructor(fetchPage: (cursor: string | undefined) => Promise<P>, itemsField: string, cursorField: string) {
		this.#fetchPage = fetchPage;
		this.#itemsField = itemsField;
		this.#cursorField = cursorField;
	}

	#firstPage(): Promise<P> {
		this.#first ??= this.#fetchPage(undefined);
		return this.#first;
	}

	// biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page.
	then<A = P, B = never>(
		onFulfilled?: ((page: P) => A | PromiseLike<A>) | null,
		onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
	): Promise<A | B> {
		return this.#firstPage().then(onFulfilled, onRejected);
	}

	/** Page by page. */
	async *pages(): AsyncGenerator<P> {
		let page = await this.#firstPage();
		for (;;) {
			yield page;
			const cursor = (page as Record<string, unknown>)[this.#cursorField];
			if (typeof cursor !== "string") return;
			page = await this.#fetchPage(cursor);
		}
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<T> {
		for await (const page of this.pages()) yield* (page as Record<string, unknown>)[this.#itemsField] as T[];
	}

	/** At most `most` items, in one array. */
	async take(most: number): Promise<T[]> {
		const items: T[] = [];
		if (most <= 0) return items;
		for await (const item of this) {
			items.push(item);
			if (items.length >= most) break;
		}
		return items;
	}
}
