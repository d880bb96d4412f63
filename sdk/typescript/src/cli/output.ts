/** How a command shows what it found: to people on a terminal, as JSON in a pipe. */
export interface Output {
	readonly isForPeople: boolean;
	/** One record or a list: what `people` says of it on a terminal, all of it in a pipe. */
	show(value: unknown, people: () => string): void;
	/** Progress and questions: never among the data. */
	note(text: string): void;
	/** Writes over the last line where that can be done. */
	status(text: string): void;
}

export function openOutput(isJson: boolean): Output {
	const isForPeople = !isJson && process.stdout.isTTY === true;
	const isLive = process.stderr.isTTY === true;
	let hasStatus = false;
	const clear = () => {
		if (hasStatus) process.stderr.write("\r\u001b[2K");
		hasStatus = false;
	};
	return {
		isForPeople,
		show: (value, people) => {
			clear();
			process.stdout.write(isForPeople ? `${people()}\n` : `${JSON.stringify(value)}\n`);
		},
		note: (text) => {
			clear();
			process.stderr.write(`${text}\n`);
		},
		status: (text) => {
			if (!isLive) return void process.stderr.write(`${text}\n`);
			clear();
			process.stderr.write(text.slice(0, (process.stderr.columns || 80) - 1));
			hasStatus = true;
		},
	};
}

/** Columns of a table, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
	return rows.map((row) => row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join("  ")).join("\n");
}
