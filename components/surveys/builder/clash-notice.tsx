"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import type { Clash } from "./document/merge";
import { QUESTION_TYPES, type SurveyDocument } from "./document/survey-document";
import type { SurveyEditor } from "./use-survey-editor";

const FIELD_WORDS: Readonly<Record<string, string>> = {
	title: "The title",
	description: "The description",
	earlyBirdDeadline: "The early bird deadline",
	earlyBirdDescription: "The early bird offer",
	mystery: "The mystery event",
	questionText: "The text",
	questionType: "The type",
	required: "Whether it is required",
	options: "The options",
	helpText: "The help",
};

/** What somebody changed elsewhere at the same time. Your words stand; theirs can be taken instead. */
export function ClashNotice({ editor: { clashes, document, takeTheirs, keepMine } }: { editor: SurveyEditor }) {
	if (clashes.length === 0) return null;
	return (
		<Notice
			tone="warning"
			title="This survey was changed elsewhere too"
			action={
				<Button size="sm" onClick={keepMine}>
					Keep mine
				</Button>
			}
		>
			<p>Both are brought together. Where both wrote the same, yours stands:</p>
			<ul className="mt-2 grid grid-cols-1 gap-2">
				{clashes.map((clash) => (
					<li key={`${clash.key}${clash.field}`} className="flex flex-wrap items-center gap-2">
						<span className="wrap-anywhere min-w-0 flex-1">
							{placeOf(clash, document)}: <q>{shown(clash.theirs)}</q>
						</span>
						<Button size="sm" onClick={() => takeTheirs(clash)}>
							Take theirs
						</Button>
					</li>
				))}
			</ul>
		</Notice>
	);
}

function placeOf({ key, field }: Clash, { questions }: SurveyDocument): string {
	const words = FIELD_WORDS[field] ?? "A setting";
	const index = questions.findIndex((question) => question.key === key);
	return index < 0 ? words : `${words} of question ${index + 1}`;
}

function shown(value: unknown): string {
	if (Array.isArray(value)) return value.join(", ");
	if (typeof value === "boolean") return value ? "yes" : "no";
	const type = QUESTION_TYPES.find((candidate) => candidate === value);
	if (type) return TYPE_WORDS[type].label;
	if (typeof value === "object" && value !== null) return "title" in value ? String(value.title) : "changed";
	return value === null || value === "" ? "nothing" : String(value).slice(0, 200);
}
