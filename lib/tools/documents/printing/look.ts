import { z } from "zod";
import { type Paper, paperFor, paperOf } from "./paper";
import {
	ACCENT_NAMES,
	type AccentName,
	DEFAULT_ACCENT,
	DEFAULT_TEMPLATE,
	PAGE_SIZES,
	TEMPLATE_NAMES,
	TEMPLATES,
	type Template,
	type TemplateName,
} from "./templates";

/** What a person may choose of how a resume looks; what is left open is chosen for them. */
export const LookChoice = z.object({
	template: z.enum(TEMPLATE_NAMES).nullish(),
	pageSize: z.enum(PAGE_SIZES).nullish(),
	accent: z.enum(ACCENT_NAMES).nullish(),
});
export type LookChoice = z.infer<typeof LookChoice>;

export interface Look {
	readonly templateName: TemplateName;
	readonly template: Template;
	readonly accent: AccentName;
	readonly paper: Paper;
}

/** How a resume is printed: as chosen, else in the usual template on the paper of the country that it goes to. */
export function lookFor(choice: LookChoice, country: string | null): Look {
	const templateName = choice.template ?? DEFAULT_TEMPLATE;
	return {
		templateName,
		template: TEMPLATES[templateName],
		accent: choice.accent ?? DEFAULT_ACCENT,
		paper: choice.pageSize ? paperOf(choice.pageSize) : paperFor(country),
	};
}
