import { Filler, type LABELS, type LabelledLine, none, type Piece } from "./filler";
import { PROSE } from "./names";
import { PLAIN_LABELS, SENTENCES, UNITS } from "./sentences";

/** No blank tells where their words end: lines end anywhere. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "zh", "th"]);

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
		const prose = PROSE[language];
		if (prose) return [none(this.dice.chance(0.75) ? this.dice.of(prose) : this.words(language))];
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

	/** Sentences of both kinds, as a letter or a record has them one behind the other. */
	private running(language: string): LabelledLine[] {
		const { dice } = this;
		const isUnspaced = UNSPACED.has(language);
		const own = Array.from({ length: 2 + dice.below(5) }, () => [
			...(dice.chance(0.6) ? this.sentence(language) : this.plain(language)),
			none(isUnspaced && dice.chance(0.8) ? "" : " "),
		]);
		return this.wrapped(own.flat(), isUnspaced ? 18 + dice.below(30) : 60 + dice.below(60), isUnspaced);
	}

	/** Part of a resume or of a file about work: titles, units, firms, towns and times, and no one's name in any of them. */
	private career(language: string): LabelledLine[] {
		const { dice } = this;
		const bank = dice.of(this.banks.filter((one) => one.language === language).concat(this.banks.filter((one) => one.language === "en")));
		const units = UNITS[bank.language] ?? UNITS.en ?? [];
		const field = dice.of(bank.fields);
		const cased = (text: string) => (dice.chance(0.3) ? text.toUpperCase() : text);
		const year = 1995 + dice.below(28);
		const time = (at: number) =>
			dice.of([`${String(1 + dice.below(12)).padStart(2, "0")}/${at}`, String(at), `${dice.of(["Jan", "Mar", "May", "Sept"])} ${at}`]);
		const times = `${time(year)}${dice.of([" – ", " - ", "–", "–"])}${dice.chance(0.2) ? "" : dice.chance(0.3) ? dice.of(bank.present) : time(year + 1 + dice.below(8))}`;
		const gap = dice.of(["\t", "  ", " | ", " · ", ", ", "   "]);
		const firm: Piece = { text: dice.of(field.employers), tag: "any" };
		const town: Piece = { text: dice.of(bank.cities), tag: "any" };
		const about: LabelledLine[] = dice.chance(0.5)
			? [[none(dice.of(field.titles) + dice.of([", ", " – ", " / "]) + dice.of(units))], [firm, none(gap), town, none(gap + times)]]
			: [
					[none(dice.of(field.titles)), none(gap), firm],
					[none(`${dice.of(units)}${gap}`), town, none(`${gap}${times}`)],
				];
		return [
			...(dice.chance(0.6) ? [[none(cased(dice.of([...Object.values(bank.headings).flat(), ...units])))]] : []),
			...about,
			...Array.from({ length: dice.below(4) }, (): LabelledLine => [none(dice.of(["- ", "• ", ""]) + dice.of(field.bullets))]),
			...(dice.chance(0.3) ? [[none(cased(dice.of(units)))], [none(dice.of(field.skills)), none(", "), none(dice.of(field.skills))]] : []),
		];
	}

	private wrapped(pieces: LabelledLine, width: number, anywhere = false): LabelledLine[] {
		const lines: Piece[][] = [[]];
		let length = 0;
		for (const { text, tag } of pieces)
			for (const word of text.split(anywhere ? /(?=[\s\S])/u : /(?<= )/)) {
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
			() => this.running(language),
			() => this.running(language),
			...(UNSPACED.has(language) || PROSE[language] ? [() => this.running(language), () => this.running(language)] : []),
			() => this.career(language),
			() => [[none(this.dice.of(UNITS[language] ?? UNITS.en ?? []))]],
			() => [this.plain(language)],
			() => [[none(this.label("lives") + dice.of([" ", ": "])), this.filled("A", language), none(dice.of([".", ",", ""]))]],
		];
		return Array.from({ length: 3 + dice.below(4) }, () => dice.of(makers)()).flat();
	}
}
