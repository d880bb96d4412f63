import { Filler, type LABELS, type LabelledLine, none, type Piece } from "./filler";
import { PLAIN_LABELS, SENTENCES } from "./sentences";

/** Composes documents of sentences, forms, tables, letterheads and lists. */
export class DocumentComposer extends Filler {
	sentence(language: string): LabelledLine {
		const sentences = SENTENCES[language] ?? SENTENCES.en ?? [];
		const form = this.dice.of(sentences);
		const isLoud = this.dice.chance(0.05);
		const pieces = form
			.split(/(\{\w\})/)
			.filter((one) => one !== "")
			.map((one): Piece => (/^\{\w\}$/.test(one) ? this.filled(one.charAt(1), language) : none(one)));
		return isLoud ? pieces.map((one) => ({ ...one, text: one.text.toUpperCase() })) : pieces;
	}

	/** A sentence without anybody in it. */
	private plain(language: string): LabelledLine {
		const bank = this.banks.find((one) => one.language === language);
		if (!bank || this.dice.chance(0.3)) return [none(`${this.words(language)}.`)];
		const field = this.dice.of(bank.fields);
		return [
			none(
				this.dice.of(
					[field.bullets, field.summaries, field.skillGroups, field.publications.length > 0 ? field.publications : field.bullets]
						.filter((list) => list.length > 0)
						.flat(),
				),
			),
		];
	}

	private wrapped(pieces: LabelledLine, width: number): LabelledLine[] {
		const lines: Piece[][] = [[]];
		let length = 0;
		for (const { text, tag } of pieces)
			for (const word of text.split(/(?<= )/)) {
				if (length + word.length > width && length > 0) {
					lines.push([]);
					length = 0;
				}
				lines.at(-1)?.push({ text: word, tag });
				length += word.length;
			}
		return lines;
	}

	private form(language: string): LabelledLine[] {
		const { dice } = this;
		const sign = dice.of([": ", ": ", "\t", ":\t", " ", " : ", "   "]);
		const plain = PLAIN_LABELS[language] ?? PLAIN_LABELS.en ?? [];
		return Array.from({ length: 4 + dice.below(9) }, (): LabelledLine[] => {
			const kind = dice.of([
				"name",
				"name",
				"address",
				"address",
				"address",
				"town",
				"birth",
				"number",
				"contact",
				"account",
				"plain",
				"plain",
				"plain",
			] as const);
			if (kind === "plain") return [[none(dice.of(plain) + sign), this.filled(dice.of(["D", "M", "R", "w", "O", "R"]), language)]];
			if (kind === "account") return [[none(dice.of(["IBAN", "Account", "Konto", "Compte", "Cuenta", "Konto nr", "Card"]) + sign), this.filled("K", language)]];
			if (kind === "address") {
				const { lines } = this.address(language);
				if (lines.length > 1 && dice.chance(0.35))
					return lines.map(
						(text, at): LabelledLine => [none(at === 0 ? this.label("address") + sign : dice.of(["", "\t", "          "])), { text, tag: "address" }],
					);
				if (dice.chance(0.15)) return [[none(`${this.label("address")}${sign.trimEnd()}`)], ...lines.map((text): LabelledLine => [{ text, tag: "address" }])];
				return [[none(this.label("address") + sign), { text: lines.join(", "), tag: "address" }]];
			}
			if (kind === "town") return [[none(this.label("town") + sign), { text: this.address(language).lines.at(-1) ?? "", tag: "address" }]];
			const slot = kind === "name" ? "N" : kind === "birth" ? "B" : kind === "number" ? "I" : dice.of(["P", "E"]);
			return [[none(this.label(kind) + sign), this.filled(slot, language)]];
		}).flat();
	}

	private table(language: string): LabelledLine[] {
		const { dice } = this;
		const sign = dice.of(["\t", "\t", ";", " | ", ",", "   "]);
		const kinds = Array.from({ length: 3 + dice.below(5) }, () => dice.of(["N", "N", "g", "f", "A", "a", "B", "I", "P", "E", "D", "M", "R", "O", "w", "K"]));
		const heads: Readonly<Record<string, keyof typeof LABELS>> = {
			N: "name",
			g: "name",
			f: "name",
			A: "address",
			a: "address",
			B: "birth",
			I: "number",
			P: "contact",
			E: "contact",
		};
		const plain = PLAIN_LABELS[language] ?? PLAIN_LABELS.en ?? [];
		const row = (cells: readonly Piece[]): LabelledLine => cells.flatMap((cell, at) => (at === 0 ? [cell] : [none(sign), cell]));
		const head = row(kinds.map((kind) => none(heads[kind] ? this.label(heads[kind]) : dice.of(plain))));
		const cell = (kind: string): Piece => {
			const own = this.filled(kind, language);
			return sign === "," ? { ...own, text: own.text.includes(",") ? `"${own.text}"` : own.text } : own;
		};
		const rows = Array.from({ length: 3 + dice.below(9) }, (_, at) => row([...(dice.chance(0.3) ? [none(String(at + 1))] : []), ...kinds.map(cell)]));
		return dice.chance(0.85) ? [head, ...rows] : rows;
	}

	private block(language: string): LabelledLine[] {
		const { dice } = this;
		const { lines } = this.address(language);
		const isFirm = dice.chance(0.25);
		const who: Piece = isFirm ? this.filled("O", language) : this.filled("N", language);
		const block: LabelledLine[] = [
			[who],
			...(dice.chance(0.2)
				? [[{ text: lines.join(", "), tag: isFirm ? "any" : "address" } as Piece]]
				: lines.map((text): LabelledLine => [{ text, tag: isFirm ? "any" : "address" }])),
		];
		if (dice.chance(0.4))
			block.push([
				none(dice.of(["Tel. ", "T: ", "", "Mobil ", "☎ ", "Tél : "])),
				isFirm ? { ...this.filled("P", language), tag: "any" } : this.filled("P", language),
			]);
		if (dice.chance(0.3)) block.push([isFirm ? { ...this.filled("E", language), tag: "any" } : this.filled("E", language)]);
		if (dice.chance(0.4)) block.push([none(this.date())]);
		return block;
	}

	private list(language: string): LabelledLine[] {
		const { dice } = this;
		const sign = dice.of([", ", " – ", " - ", ": ", " / ", "; "]);
		const kinds = dice.of([
			["N", "A"],
			["N", "a", "P"],
			["N", "P"],
			["N", "B", "A"],
			["f", "a"],
			["N", "R"],
			["w", "M"],
			["w", "R", "M"],
			["g", "P"],
			["a", "N"],
		]);
		return Array.from(
			{ length: 3 + dice.below(8) },
			(_, at): LabelledLine => [
				...(dice.chance(0.4) ? [none(dice.of(["- ", "• ", `${at + 1}. `, "* "]))] : []),
				...kinds.flatMap((kind, number) => (number === 0 ? [this.filled(kind, language)] : [none(sign), this.filled(kind, language)])),
			],
		);
	}

	/** One document of several kinds of text. */
	document(): LabelledLine[] {
		const { dice } = this;
		const known = Object.keys(SENTENCES);
		const language = dice.of(known.filter((one) => this.countries(one).length > 0));
		const makers: (() => LabelledLine[])[] = [
			() => this.form(language),
			() => this.table(language),
			() => this.block(language),
			() => this.list(language),
			() =>
				this.wrapped(
					Array.from({ length: 2 + dice.below(4) }, () => [...(dice.chance(0.65) ? this.sentence(language) : this.plain(language)), none(" ")]).flat(),
					60 + dice.below(60),
				),
			() =>
				this.wrapped(
					Array.from({ length: 2 + dice.below(4) }, () => [...(dice.chance(0.65) ? this.sentence(language) : this.plain(language)), none(" ")]).flat(),
					60 + dice.below(60),
				),
			() => [this.plain(language)],
			() => [[none(this.label("lives") + dice.of([" ", ": "])), this.filled("A", language), none(dice.of([".", ",", ""]))]],
		];
		return Array.from({ length: 3 + dice.below(4) }, () => dice.of(makers)()).flat();
	}
}
