import { TABLE_LIMITS, tooLarge } from "@/lib/tools/tables/limits";

const FLUSH_LETTERS = 256 * 1024;

/** Gathers what is written. @throws AppError FILE_TOO_LARGE once it is more than a file may hold. */
export class ByteSink {
	private readonly chunks: Uint8Array[] = [];
	private waiting: string[] = [];
	private letters = 0;
	private bytes = 0;

	text(text: string): void {
		this.waiting.push(text);
		this.letters += text.length;
		if (this.letters >= FLUSH_LETTERS) this.flush();
	}

	add(chunk: Uint8Array): void {
		this.flush();
		this.keep(chunk);
	}

	private flush(): void {
		if (this.letters === 0) return;
		this.keep(Buffer.from(this.waiting.join("")));
		this.waiting = [];
		this.letters = 0;
	}

	private keep(chunk: Uint8Array): void {
		this.bytes += chunk.byteLength;
		if (this.bytes > TABLE_LIMITS.writtenBytes) {
			throw tooLarge("In this format the table would be larger than 200 MB. Choose CSV or Parquet, which take less room, or split the table.");
		}
		this.chunks.push(chunk);
	}

	/** All of it. The sink is empty afterwards. */
	finish(): Uint8Array {
		this.flush();
		const whole = new Uint8Array(this.bytes);
		let at = 0;
		// Each chunk is let go once it is copied.
		for (let chunk = this.chunks.shift(); chunk; chunk = this.chunks.shift()) {
			whole.set(chunk, at);
			at += chunk.byteLength;
		}
		return whole;
	}
}
