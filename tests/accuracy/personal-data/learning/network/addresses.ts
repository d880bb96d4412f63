import { allLocales, base, en, Faker } from "@faker-js/faker";
import type { Bank } from "@/tests/accuracy/making/bank";
import countries from "./countries.json";

/** Equal numbers for an equal seed. */
export class Dice {
	constructor(private state: number) {}
	next(): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}
	below(count: number): number {
		return Math.floor(this.next() * count);
	}
	chance(share: number): boolean {
		return this.next() < share;
	}
	of<One>(all: readonly One[]): One {
		return all[this.below(all.length)] as One;
	}
}

/**
 * How addresses of a country are written. In a form `{s}` is a street with its word, `{b}` a name without one, `{n}` a house, `{d}` a figure or two, `{l}`
 * a letter, `{z}` a code, `{c}` a town, `{p}` a smaller place, `{g}` a region, `{u}` a flat, `{h}` the name of a house. A bar parts what may stand on lines of its own.
 */
interface Country {
	readonly language: string;
	readonly locale: keyof typeof allLocales;
	readonly forms: readonly string[];
	readonly units: readonly string[];
	readonly zips?: readonly string[];
	/** Beginnings of names of streets that have no word of streets in them. */
	readonly bare?: readonly string[];
	readonly houses?: readonly string[];
	readonly streets?: readonly string[];
}

/** By country: the grammars that addresses are composed by. */
export const COUNTRIES = countries as unknown as Readonly<Record<string, Country>>;

export interface Made {
	readonly country: string;
	readonly language: string;
	/** Parts that may stand on lines of their own. */
	readonly lines: readonly string[];
}

const ROMAN = ["I", "II", "III", "IV"];
const PROVINCES = ["PI", "MI", "RM", "NA", "TO", "SP", "MG", "BA", "CE", "RJ", "AR", "SC"];
const STATES: Readonly<Record<string, readonly string[]>> = {
	us: "TX CA LA NY OH WA MT AZ FL NC OR ME".split(" "),
	ca: "ON BC AB SK NS QC".split(" "),
	au: "NSW VIC QLD WA SA TAS".split(" "),
	ch: "ZH BE SG AG".split(" "),
};
const KANA = ["さくら", "メゾン", "グリーン", "サン", "みどり"];

export class Composer {
	private readonly fakers = new Map<string, Faker>();
	constructor(readonly dice: Dice) {}

	faker(locale: keyof typeof allLocales): Faker {
		let own = this.fakers.get(locale);
		if (!own) {
			own = new Faker({ locale: [allLocales[locale], en, base] });
			own.seed(Math.floor(this.dice.next() * 1e9));
			this.fakers.set(locale, own);
		}
		return own;
	}

	private tried(make: () => string, other: () => string): string {
		try {
			return make();
		} catch {
			return other();
		}
	}

	/** A word that streets and places may be called by. */
	private word(country: Country): string {
		const faker = this.faker(country.locale);
		const family = () => faker.person.lastName();
		const roll = this.dice.next();
		if (roll < 0.4) return this.tried(() => faker.location.city(), family).split(/[ -]/)[0] ?? family();
		if (roll < 0.6 && !/[\u0250-\uffff]/.test(family())) return this.invented();
		return roll < 0.8
			? (this.tried(() => faker.location.street(), family)
					.split(" ")
					.find((one) => /^\p{Lu}\p{L}{3}/u.test(one)) ?? family())
			: family();
	}

	/** A word that no list has, of common syllables. */
	private invented(): string {
		const dice = this.dice;
		const syllable = () =>
			dice.of(["b", "br", "d", "f", "g", "gl", "h", "k", "kr", "l", "m", "n", "p", "r", "s", "st", "t", "tr", "v", "w", ""]) +
			dice.of(["a", "e", "i", "o", "u", "ei", "oa", "ie"]) +
			dice.of(["", "n", "r", "l", "s", "ck", "m", "nd", "lt", "st", "ng"]);
		const text = Array.from({ length: 2 + dice.below(2) }, syllable).join("");
		return text.charAt(0).toUpperCase() + text.slice(1);
	}

	private number(): string {
		const roll = this.dice.next();
		const top = roll < 0.5 ? 40 : roll < 0.85 ? 250 : 4000;
		const own = String(1 + this.dice.below(top));
		return this.dice.chance(0.1) ? own + this.dice.of(["a", "b", "A", "B", " c"]) : own;
	}

	filled(form: string, country: Country, depth = 0): string {
		const { dice } = this;
		const faker = this.faker(country.locale);
		const family = () => faker.person.lastName();
		const one = (list: readonly string[] | undefined, other: () => string) =>
			list && list.length > 0 && depth < 3 ? this.filled(dice.of(list), country, depth + 1) : other();
		return form.replace(/\{([a-zA-Z]\d?)\}/g, (_, slot: string) => {
			switch (slot) {
				case "s":
					return dice.chance(0.6)
						? one(country.streets, () => this.tried(() => faker.location.street(), family))
						: this.tried(() => faker.location.street(), family);
				case "b":
					return one(country.bare, () => this.word(country));
				case "n":
					return this.number();
				case "d":
					return String(1 + dice.below(dice.chance(0.7) ? 12 : 99));
				case "D":
					return String(dice.below(10));
				case "l":
					return dice.of(["A", "B", "C", "D", "a", "b", "E"]);
				case "L":
					return dice.of([..."ABCDEFGHJKLMNPRSTUVWXY"]);
				case "r":
					return dice.of(ROMAN);
				case "z":
					return one(country.zips, () => String(10_000 + dice.below(89_999)));
				case "c":
				case "p":
					return dice.chance(0.75)
						? this.tried(
								() => faker.location.city(),
								() => this.word(country),
							)
						: this.word(country);
				case "C":
					return this.tried(() => faker.location.city(), family).toUpperCase();
				case "g":
					return this.tried(() => faker.location.state(), family);
				case "G":
					return dice.of(STATES[Object.keys(COUNTRIES).find((key) => COUNTRIES[key] === country) ?? "us"] ?? STATES.us ?? ["TX"]);
				case "G2":
					return dice.of(PROVINCES);
				case "u":
					return one(country.units, () => String(1 + dice.below(20)));
				case "h":
					return one(country.houses, () => `${this.word(country)}`);
				case "f":
					return family();
				case "g1":
					return faker.person.firstName();
				case "w":
					return this.word(country);
				case "x":
					return dice.of(["ouan", "een", "ihan", "oal", "enn"]);
				case "k2":
					return dice.of(["햇살빌", "삼성", "현대", "푸른", "한빛", "그린"]);
				case "k":
					return dice.of(KANA);
				case "q":
					return country.locale === "ja"
						? faker.person.lastName() + dice.of(["町", "台", "ケ丘", "", "本町"])
						: faker.person.lastName() + dice.of(["平", "安", "新", "文", ""]);
				default:
					return "";
			}
		});
	}

	address(key: string): Made {
		const country = COUNTRIES[key] as Country;
		const text = this.filled(this.dice.of(country.forms), country);
		return { country: key, language: country.language, lines: text.split("|").map((line) => line.trim().replace(/ {2}/g, " ")) };
	}

	/** One that somebody wrote by hand. */
	ofBank(bank: Bank): Made {
		const own = this.dice.of(bank.addresses).replace(/\d/g, (figure) => (this.dice.chance(0.7) && figure !== "0" ? String(1 + this.dice.below(9)) : figure));
		return { country: bank.language, language: bank.language, lines: own.split(/(?<=\p{L}{3,}.*\d.*),\s|(?<=\d.*),\s(?=.*\d{4})/u) };
	}
}
