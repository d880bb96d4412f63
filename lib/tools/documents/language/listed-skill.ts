import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import type { Fact } from "@/lib/tools/resume-profile/schemas";
import { tidyText } from "./line-text";

/** Signs for a level, which a list of words can't show. */
const SIGNS = /[★☆●○◦■□▪⬤◯✦✩]/u;

/** A skill as its resume lists it, with how well it is known: "Primavera P6 (basic)" for Primavera P6, "some Rust" for Rust. */
export function listedSkill({ value, source }: Pick<Fact, "value" | "source">): string {
	const name = tidyText(value);
	const items = tidyText(source.quote.replaceAll("\t", "|")).split(/[,;|•·:：]/u);
	const isListed = (item: string) => item !== name && item.includes(name) && !SIGNS.test(item) && withoutLevel(item) === name;
	return items.map(tidyText).find(isListed) ?? name;
}
