import type { Language } from "@/local/job-boards/sample/places";
import type { EmployerKind } from "./employers";

/** Lines by language. Parts of a line stand between `|`, items of a part between `;`, titles for the same work between ` / `. */
type Said = Readonly<Partial<Record<Exclude<Language, "en">, string>>> & { readonly en: string };

/** What the trades of one workplace share. Each line: what all of them do | what is asked of all of them. */
export interface Crew extends Said {
	readonly department: string;
	/** Who employs them. */
	readonly employers: readonly EmployerKind[];
}

/** Which levels a trade has: one alone, apprentices beside it, juniors and seniors, or that of those who lead. */
export type Ranks = "one" | "trade" | "office" | "manager" | "executive";

/** One occupation with its own words. Each line: titles | what it does beside its crew. */
export interface Trade extends Said {
	/** The occupation's id in the taxonomy. */
	readonly id: string;
	readonly crew: Crew;
	/** Yearly pay in the United States in thousands of dollars. */
	readonly pay: number;
	readonly isPaidHourly?: true;
	readonly ranks: Ranks;
	/** How often it is remote or hybrid, 0 to 1. */
	readonly remoteShare?: number;
	/** Tools, licences and standards that are called the same in all languages, or nearly. */
	readonly tools: string;
}
