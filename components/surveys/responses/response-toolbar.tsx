"use client";

import { ChevronDown, Download, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PeriodSelect } from "@/components/ui/form/period-select";
import { SearchInput } from "@/components/ui/form/search-input";
import { Select } from "@/components/ui/form/select";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { isFiltered, NO_FILTER, type ResponseFilter, searchOf } from "./response-filter";

const ANY = "any";

interface ResponseToolbarProps {
	survey: Survey;
	filter: ResponseFilter;
	onChange: (changes: Partial<ResponseFilter>) => void;
	nowMs: number;
}

/** What the list shows, and the files of all that passes. */
export function ResponseToolbar({ survey, filter, onChange, nowMs }: ResponseToolbarProps) {
	const [text, setText] = usePausedText(filter.q, (q) => onChange({ q }));

	return (
		<search className="flex flex-wrap gap-2">
			<SearchInput label="Find responses" placeholder="Name, e-mail or answer" maxLength={200} value={text} onChange={setText} className="min-w-56 flex-1" />
			{(survey.earlyBirdDeadline !== null || filter.isEarlyBird !== null) && (
				<FlagSelect
					label="Early bird"
					words={["Early or not", "Early birds", "Not early"]}
					value={filter.isEarlyBird}
					onChange={(isEarlyBird) => onChange({ isEarlyBird })}
				/>
			)}
			{(survey.messagingOaId !== null || filter.isBound !== null) && (
				<FlagSelect
					label="LINE"
					words={["LINE or not", "LINE connected", "Not connected"]}
					value={filter.isBound}
					onChange={(isBound) => onChange({ isBound })}
				/>
			)}
			<PeriodSelect value={filter} onChange={onChange} anyLabel="Any time" nowMs={nowMs} />
			{isFiltered(filter) && (
				<Button
					variant="ghost"
					onClick={() => {
						setText("");
						onChange({ ...NO_FILTER, isQuarantined: filter.isQuarantined });
					}}
				>
					Clear filters
				</Button>
			)}
			<ExportMenu surveyId={survey.surveyId} filter={filter} />
			{filter.questionId !== null && <AnswerChip survey={survey} filter={filter} onClear={() => onChange({ questionId: null, answer: null })} />}
		</search>
	);
}

/** The address of a file of all responses that pass. */
export function exportAddress(surveyId: string, filter: ResponseFilter, format: "csv" | "xlsx"): string {
	const search = searchOf(filter);
	return `/api/v1/surveys/${surveyId}/responses?format=${format}${search === "" ? "" : `&${search}`}`;
}

function ExportMenu({ surveyId, filter }: { surveyId: string; filter: ResponseFilter }) {
	return (
		<Menu
			trigger={
				<Button variant="ghost" icon={<Download aria-hidden />}>
					Export <ChevronDown aria-hidden />
				</Button>
			}
		>
			<MenuItem asChild>
				<a href={exportAddress(surveyId, filter, "csv")} download>
					<Download aria-hidden /> CSV
				</a>
			</MenuItem>
			<MenuItem asChild>
				<a href={exportAddress(surveyId, filter, "xlsx")} download>
					<Download aria-hidden /> Excel (XLSX)
				</a>
			</MenuItem>
		</Menu>
	);
}

interface FlagSelectProps {
	label: string;
	words: readonly [any: string, yes: string, no: string];
	value: boolean | null;
	onChange: (value: boolean | null) => void;
}

function FlagSelect({ label, words: [any, yes, no], value, onChange }: FlagSelectProps) {
	return (
		<Select
			aria-label={label}
			className="w-40"
			value={value === null ? ANY : String(value)}
			onValueChange={(chosen) => onChange(chosen === ANY ? null : chosen === "true")}
			options={[
				{ value: ANY, label: any },
				{ value: "true", label: yes },
				{ value: "false", label: no },
			]}
		/>
	);
}

function AnswerChip({ survey, filter, onClear }: { survey: Survey; filter: ResponseFilter; onClear: () => void }) {
	const question = survey.questions.find(({ questionId }) => questionId === filter.questionId);
	return (
		<span className="flex w-full min-w-0 items-center gap-2 text-sm">
			<span className="inline-flex min-w-0 items-center gap-2 rounded-full bg-accent-soft py-1 pr-1 pl-3 text-accent">
				<span className="truncate">
					{question?.questionText ?? "An answer"}: <strong className="font-medium">{filter.answer}</strong>
				</span>
				<button
					type="button"
					aria-label="Show other answers too"
					onClick={onClear}
					className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-accent/15 pointer-coarse:size-9"
				>
					<X aria-hidden className="size-3.5" />
				</button>
			</span>
		</span>
	);
}
