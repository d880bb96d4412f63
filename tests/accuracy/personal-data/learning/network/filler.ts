import type { allLocales } from "@faker-js/faker";
import { ADDRESS_LABELS } from "@/lib/tools/documents/redacting/finding/addresses/address-words";
import { LIVES_AT } from "@/lib/tools/documents/redacting/finding/addresses/run-words";
import { NAME_LABELS } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import {
	BIRTH_HEADS,
	NAME_HEADS,
	NUMBER_COLUMNS,
	PERSON_ROLE_HEADS,
	PHONE_HEADS,
	STREET_HEADS,
	TOWN_HEADS,
} from "@/lib/tools/documents/redacting/finding/tables/more-heads";
import type { Tag } from "@/lib/tools/documents/redacting/finding/tagging/tag-tokens";
import type { Bank } from "@/tests/accuracy/making/bank";
import { COUNTRIES, type Composer, type Made } from "./addresses";
import { wordedDate, writtenDate } from "./dates";
import { initials, type MadeName, orInitials, ownName, wordName } from "./names";
import { runningWords } from "./running-words";

/** A stretch of text and what it is; `any` where nobody can say. */
export interface Piece {
	readonly text: string;
	readonly tag: Tag | "any";
}
export type LabelledLine = readonly Piece[];

const LANGUAGE_FILES: Readonly<Record<string, string>> = {
	en: "english",
	de: "german",
	fr: "french",
	es: "spanish",
	it: "italian",
	pt: "portuguese",
	nl: "dutch",
	pl: "polish",
	cs: "czech",
	sk: "slovak",
	sv: "swedish",
	no: "norwegian",
	da: "danish",
	fi: "finnish",
	hu: "hungarian",
	ro: "romanian",
	tr: "turkish",
	ru: "russian",
	uk: "ukrainian",
	el: "greek",
	hr: "serbian",
	id: "indonesian",
	vi: "vietnamese",
};
const split = (labels: string) =>
	labels
		.split("|")
		.map((one) => one.trim())
		.filter((one) => one.length > 1);
export const LABELS = {
	address: [...split(ADDRESS_LABELS), ...split(STREET_HEADS)],
	town: split(TOWN_HEADS),
	name: [...split(NAME_LABELS), ...split(NAME_HEADS), ...split(PERSON_ROLE_HEADS)],
	birth: split(BIRTH_HEADS),
	number: split(NUMBER_COLUMNS),
	contact: split(PHONE_HEADS),
	lives: split(LIVES_AT),
};
export const none = (text: string): Piece => ({ text, tag: "none" });
const MONTHS = ["January", "März", "mai", "agosto", "September", "listopada", "Mart", "декабря", "juni", "octobre", "luglio"];

const UNSPACED: ReadonlySet<string> = new Set(["ja", "zh"]);
const running = runningWords();

/** Fills the slots of sentences, forms and tables. */
export class Filler {
	/** Which countries are not taken. */
	constructor(
		private readonly composer: Composer,
		protected readonly banks: readonly Bank[],
		private readonly frequent: ReadonlyMap<string, readonly string[]>,
		private readonly without: ReadonlySet<string> = new Set(),
	) {}

	protected get dice() {
		return this.composer.dice;
	}

	protected countries(language: string | null): string[] {
		return Object.keys(COUNTRIES).filter((key) => !this.without.has(key) && (language === null || COUNTRIES[key]?.language === language));
	}

	protected digits(shape: string): string {
		return shape.replace(/[09]/g, () => String(this.dice.below(10))).replace(/X/g, () => this.dice.of([..."ABCDEFGHJKLMNPRSTVWXYZ"]));
	}

	date(): string {
		const { dice } = this;
		const [day, month, year] = [1 + dice.below(28), 1 + dice.below(12), 1930 + dice.below(96)];
		const two = (one: number) => String(one).padStart(2, "0");
		return dice.of([
			`${two(day)}.${two(month)}.${year}`,
			`${two(day)}/${two(month)}/${year}`,
			`${year}-${two(month)}-${two(day)}`,
			`${day} ${dice.of(MONTHS)} ${year}`,
			`${day}. ${month}. ${year}`,
			`${dice.of(MONTHS)} ${day}, ${year}`,
			`${two(day)}-${two(month)}-${year}`,
			`${day}.${month}.${String(year).slice(2)}`,
		]);
	}

	address(language: string): Made {
		const { dice } = this;
		const own = this.countries(language);
		const bank = this.banks.find((one) => one.language === language);
		if (bank && dice.chance(0.25) && this.without.size === 0) return this.composer.ofBank(bank);
		return this.composer.address(dice.of(own.length === 0 || dice.chance(0.12) ? this.countries(null) : own));
	}

	/** A part of an address as prose has it. */
	protected part(language: string): string {
		const { lines } = this.address(language);
		return (this.dice.chance(0.6) ? lines[0] : lines.join(", ")) ?? "";
	}

	name(language: string): MadeName {
		const { dice } = this;
		const own = dice.chance(0.75) ? ownName(language, dice) : null;
		if (own) return own;
		const name = this.listedName(language);
		return orInitials(wordName(language, name, dice) ?? name, dice);
	}

	/** As lists of names and people who wrote resumes have it. */
	private listedName(language: string): MadeName {
		const { dice } = this;
		const keys = this.countries(language);
		const country =
			COUNTRIES[
				keys.length > 0 && !dice.chance(0.2)
					? dice.of(keys)
					: dice.of(this.countries(null).filter((key) => !/[\u0250-\uffff]/.test(this.composer.faker(COUNTRIES[key]?.locale ?? "en").person.lastName())))
			];
		const faker = this.composer.faker((country?.locale ?? "en") as keyof typeof allLocales);
		const [given, family] = [faker.person.firstName(), faker.person.lastName()];
		const bank = this.banks.find((one) => one.language === language);
		const [g, f] = bank && dice.chance(0.35) ? [dice.of(bank.given), dice.of(bank.family)] : [given, family];
		const isAsian = ["ja", "zh", "ko"].includes(language);
		const initial = `${g.charAt(0)}.`;
		const roll = dice.next();
		const whole = isAsian
			? f + dice.of(["", " "]) + g
			: roll < 0.62
				? `${g} ${f}`
				: roll < 0.72
					? `${f}, ${g}`
					: roll < 0.78
						? `${initial} ${f}`
						: roll < 0.84
							? `${f.toUpperCase()} ${g}`
							: roll < 0.9
								? `${g} ${faker.person.firstName().charAt(0)}. ${f}`
								: roll < 0.95
									? `${g} ${f}-${faker.person.lastName()}`
									: `${g} ${faker.person.firstName()} ${f}`;
		return { given: g, family: f, whole: !isAsian && dice.chance(0.06) ? whole.toUpperCase() : whole };
	}

	protected words(language: string): string {
		const own = running.get(language);
		if (own)
			return Array.from({ length: 3 + this.dice.below(8) }, () => own[Math.floor(this.dice.next() ** 1.6 * own.length)] ?? "").join(
				UNSPACED.has(language) ? "" : " ",
			);
		const list = this.frequent.get(LANGUAGE_FILES[language] ?? "") ?? [];
		if (list.length === 0) return "";
		return Array.from({ length: 3 + this.dice.below(9) }, () => list[Math.floor(this.dice.next() ** 2.5 * Math.min(list.length, 5_000))] ?? "").join(" ");
	}

	/** Of either kind: in figures or as the language writes it out. */
	private anyDate(language: string): string {
		return this.dice.chance(0.45) ? writtenDate(language, this.dice) : this.date();
	}

	private plate(): string {
		return this.digits(
			this.dice.of(["XXX-9999", "XX-XX 9999", "99-999-99", "XX99 XXX", "999 XX 99", "X 999 XX", "9999 XXX", "X-99999", "99-X9 999.99", "XX 99999"]),
		);
	}

	protected number(): string {
		return this.digits(
			this.dice.of([
				"999999999",
				"XX999999X",
				"99999999999",
				"X999999",
				"999-99-9999",
				"999999/9999",
				"9999 9999 9999",
				"XX 99 99 99 X",
				"99.999.999-9",
				"X9999999X",
				"999.999.999-99",
				"99999999-X",
				"XX9999999",
				"9 99 99 99 999 999 99",
				"99 99 999999",
			]),
		);
	}

	protected filled(slot: string, language: string): Piece {
		const { dice } = this;
		const piece = (text: string, tag: Piece["tag"]): Piece => ({ text, tag });
		switch (slot) {
			case "N":
				return piece(this.name(language).whole, "name");
			case "g":
				return piece(this.name(language).given, "name");
			case "f":
				return piece(this.name(language).family, "name");
			case "A":
				return piece(this.address(language).lines.join(["ja", "zh"].includes(language) ? "" : dice.of([", ", ", ", " "])), "address");
			case "a":
				return piece(this.part(language), "address");
			case "B":
				return piece(this.anyDate(language), "birth");
			case "b":
				return piece(wordedDate(language, dice), "birth");
			case "y":
				return piece(String(1930 + dice.below(85)), "birth");
			case "i":
				return piece(initials(dice), "name");
			case "k":
				return piece(this.digits(dice.of(["999", "9999", "999999", "99999-9", "9999999", "99.999-9"])), "account");
			case "Z":
				return piece(this.plate(), "number");
			case "I":
				return piece(this.number(), "number");
			case "K":
				return piece(
					this.digits(
						dice.of([
							"XX99 9999 9999 9999 9999 99",
							"XX99XXXX99999999999999",
							"9999999999",
							"99-99-99 99999999",
							"9999 9999 9999 9999",
							"99999999999/9999",
							"999-999999-99",
						]),
					),
					"account",
				);
			case "P":
				return piece(
					this.digits(
						dice.of([
							"+99 999 9999999",
							"09999 999999",
							"(999) 999-9999",
							"+99 99 999 99 99",
							"09 99 99 99 99",
							"999 999 999",
							"+9 999 999-99-99",
							"09999999999",
							"99-9999-9999",
						]),
					),
					"contact",
				);
			case "E": {
				const { given, family } = this.name("en");
				return piece(`${given}.${family}@example.${dice.of(["com", "org", "net", "de"])}`.toLowerCase().replace(/[ ']/g, ""), "contact");
			}
			case "D":
				return none(this.anyDate(language));
			case "M":
				return none(
					dice.of([
						this.digits("999,99 €"),
						this.digits("$9,999.99"),
						this.digits("9 999,00 Kč"),
						this.digits("EUR 99.999"),
						this.digits("£999"),
						this.digits("9.999 zł"),
					]),
				);
			case "R":
				return none(this.digits(dice.of(["99-9999", "XX-99999", "2024/9999", "999999", "X-999/99", "RE-2024-9999", "99/2025"])));
			case "O": {
				const keys = this.countries(language);
				const country = COUNTRIES[dice.of(keys.length > 0 ? keys : this.countries(null))];
				const faker = this.composer.faker((country?.locale ?? "en") as keyof typeof allLocales);
				const bank = this.banks.find((one) => one.language === language);
				if (bank && dice.chance(0.5)) return none(dice.of(dice.of(bank.fields).employers));
				// A firm that is called after somebody: nobody can say.
				return piece(faker.company.name(), "any");
			}
			case "T":
				return piece(
					this.address(language)
						.lines.at(-1)
						?.replace(/[\d,.]+/g, " ")
						.trim() || "",
					"any",
				);
			default:
				return none(this.words(language));
		}
	}

	protected label(kind: keyof typeof LABELS): string {
		const label = this.dice.of(LABELS[kind]);
		return this.dice.chance(0.6) ? label.charAt(0).toUpperCase() + label.slice(1) : this.dice.chance(0.3) ? label.toUpperCase() : label;
	}
}
