const DATABASE = "kept-on-device";
const STORE = "items";
/** As long as a run may wait for its person. */
const LONGEST_KEPT_MS = 30 * 24 * 3_600_000;

interface Item {
	readonly value: unknown;
	readonly keptAt: number;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const opening = indexedDB.open(DATABASE, 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
	const database = await settled(opening);
	try {
		return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
	} finally {
		database.close();
	}
}

/** Nothing stays longer than it may be wanted. */
function sweep(store: IDBObjectStore): void {
	const reading = store.openCursor();
	reading.onsuccess = () => {
		const cursor = reading.result;
		if (!cursor) return;
		if (Date.now() - (cursor.value as Item).keptAt > LONGEST_KEPT_MS) cursor.delete();
		cursor.continue();
	};
}

/** Keeps something in this browser under a name, so that a reload finds it. Where a browser keeps nothing, it is lost with the page. */
export async function keepHere(key: string, value: unknown): Promise<void> {
	await withStore("readwrite", (store) => {
		sweep(store);
		return store.put({ value, keptAt: Date.now() } satisfies Item, key);
	}).catch(() => undefined);
}

/** What was kept here under a name; undefined where there is nothing, or not any more. */
export async function findHere(key: string): Promise<unknown> {
	const item: Item | undefined = await withStore("readonly", (store) => store.get(key)).catch(() => undefined);
	return item && Date.now() - item.keptAt < LONGEST_KEPT_MS ? item.value : undefined;
}

/** Forgets what was kept under some names. */
export async function forgetHere(...keys: readonly string[]): Promise<void> {
	for (const key of keys) await withStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}

/** Forgets all that is kept here of some runs or files: what is kept under a name that ends in their id. */
export async function forgetOf(ids: readonly string[]): Promise<void> {
	await withStore("readwrite", (store) => {
		const reading = store.openCursor();
		reading.addEventListener("success", () => {
			const cursor = reading.result;
			if (!cursor) return;
			if (ids.some((id) => String(cursor.key).endsWith(` ${id}`))) cursor.delete();
			cursor.continue();
		});
		return store.count();
	}).catch(() => undefined);
}

/** Forgets all that this browser keeps, as when somebody signs out. */
export async function forgetAllHere(): Promise<void> {
	await withStore("readwrite", (store) => store.clear()).catch(() => undefined);
}
