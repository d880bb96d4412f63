import type { z } from "zod";
import { COUNTRY_NAMES } from "@/lib/platform/language/countries";
import type { Question } from "@/lib/questions/schemas";

/** The four optional questions of every resume workflow, with the defaults that skipping them applies. */
export const SEARCH_PREFERENCES: z.input<typeof Question>[] = [
	{
		slotId: "country",
		slotType: "select",
		question: "In which country do you want to work?",
		help: "All looks everywhere.",
		options: ["All", ...COUNTRY_NAMES],
		default: "All",
		config: { optionsAre: "countries" },
	},
	{
		slotId: "location",
		slotType: "text",
		question: "Which city or region do you prefer?",
		help: "Nearby postings score higher. Leave it empty for anywhere.",
		config: { maxLength: 120 },
	},
	{ slotId: "remote", slotType: "select", question: "Where do you want to do the work?", options: ["Any", "Remote", "Hybrid", "On-site"], default: "Any" },
	{
		slotId: "seniority",
		slotType: "select",
		question: "Which level are you looking for?",
		options: ["Any", "Intern", "Junior", "Mid", "Senior", "Lead", "Executive"],
		default: "Any",
	},
];
