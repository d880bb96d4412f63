import { keptAddress } from "@/lib/tools/documents/converting/reading/html/tags";

interface OpenField {
	instruction: string;
	isResult: boolean;
}

const PAGE_FIELD = /^\s{0,20}(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const LINK_FIELD = /^\s{0,20}HYPERLINK\s{1,20}(\\l\s{1,20})?"([^"]{1,2000})"/i;
const LONGEST_INSTRUCTION = 4_000;

/** Fields of a text: their instructions are not seen, what they came to is. */
export class Fields {
	private readonly open: OpenField[] = [];

	simple(instruction: string): void {
		this.open.push({ instruction: instruction.slice(0, LONGEST_INSTRUCTION), isResult: true });
	}

	endSimple(): void {
		this.open.pop();
	}

	mark(type: string | undefined): void {
		const last = this.open.at(-1);
		if (type === "begin") this.open.push({ instruction: "", isResult: false });
		else if (type === "separate" && last) last.isResult = true;
		else if (type === "end") this.open.pop();
	}

	instruct(text: string): void {
		const last = this.open.at(-1);
		if (last && last.instruction.length < LONGEST_INSTRUCTION) last.instruction += text;
	}

	/** What is no text: an instruction, or the number of a page, which is another one on paper. */
	isHidden(): boolean {
		return this.open.some(({ instruction, isResult }) => !isResult || PAGE_FIELD.test(instruction));
	}

	/** Where the innermost link leads. */
	link(): string | null {
		for (const { instruction } of this.open.toReversed()) {
			const found = LINK_FIELD.exec(instruction);
			if (found) return found[1] ? `#${found[2]}` : keptAddress(found[2] ?? "");
		}
		return null;
	}
}
