const UNITS = [
	["GB", 1_000_000_000],
	["MB", 1_000_000],
	["kB", 1000],
] as const;

/** Bytes as "812 B", "34 kB", "1.4 MB" or "5 GB", rounded down so that what is full never seems more than full. */
export function sizeInWords(bytes: number): string {
	for (const [unit, size] of UNITS) {
		if (bytes < size) continue;
		const amount = bytes / size;
		return `${amount < 100 && unit !== "kB" ? Math.floor(amount * 10) / 10 : Math.floor(amount)} ${unit}`;
	}
	return `${bytes} B`;
}

/** A limit as it was set, in powers of two: 10 MiB as "10 MB". */
export function sizeLimit(limitBytes: number): string {
	if (limitBytes < 1024) return `${limitBytes} bytes`;
	return limitBytes < 1 << 20 ? `${Math.floor(limitBytes / 1024)} kB` : `${Math.floor(limitBytes / (1 << 20))} MB`;
}
