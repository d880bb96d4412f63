/** The files that were let go, with those in folders among them. */
export async function droppedFiles({ files, items }: DataTransfer): Promise<File[]> {
	// Both lists are empty as soon as the event is over.
	const plain = [...files];
	const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
	if (!entries.some((entry) => entry?.isDirectory)) return plain;
	return (await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
	if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
	if (!isFolder(entry)) return [];
	const reader = entry.createReader();
	const found: File[] = [];
	// A reader gives a hundred at a time, and nothing at the end.
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
		if (some.length === 0) return found;
		found.push(...(await Promise.all(some.map(filesIn))).flat());
	}
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
