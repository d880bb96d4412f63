import type { BlockBuilder } from "@/lib/tools/documents/converting/reading/html/block-builder";
import type { Numbering } from "./numbering";
import type { ListPlace } from "./style-lists";

interface OpenList {
	readonly level: number;
	readonly isNumbered: boolean;
}

/** Turns paragraphs that say their place in a list into lists within lists. */
export class OpenLists {
	private readonly open: OpenList[] = [];

	constructor(
		private readonly builder: BlockBuilder,
		private readonly numbering: Numbering,
	) {}

	/** Opens the item that a paragraph is. */
	item({ numId, level }: ListPlace): void {
		const mark = this.numbering.next(numId, level);
		if (!mark) {
			this.end();
			return;
		}
		const isNumbered = mark.label !== null && mark.label !== "";
		this.endAbove(level);
		const last = this.open.at(-1);
		if (last && last.level === level && last.isNumbered === isNumbered) this.builder.close();
		else {
			if (last && last.level === level) this.closeLast();
			this.builder.openList(isNumbered ? mark.value : null);
			this.open.push({ level, isNumbered });
		}
		const isPlain = !isNumbered || mark.label === `${mark.value}.`;
		this.builder.open("item", isPlain ? {} : { label: mark.label ?? "" });
	}

	private endAbove(level: number): void {
		while ((this.open.at(-1)?.level ?? -1) > level) this.closeLast();
	}

	private closeLast(): void {
		this.open.pop();
		this.builder.close();
		this.builder.close();
	}

	/** Closes all lists: what follows is no item. */
	end(): void {
		while (this.open.length > 0) this.closeLast();
	}
}
