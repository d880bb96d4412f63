"use client";

import { useId } from "react";
import {
	type DraftQuestion,
	filledOptions,
	hasMaxLength,
	hasOptions,
	hasPlaceholder,
	hasRange,
	type QuestionFields,
} from "@/components/surveys/builder/document/survey-document";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { SURVEY_LIMITS, USUAL_RATING } from "@/lib/surveys/limits";

interface QuestionLimitsProps {
	question: DraftQuestion;
	onChange: (fields: Partial<QuestionFields>) => void;
}

/** What an answer may be, and the words around it: only what the type has use for. */
export function QuestionLimits({ question, onChange }: QuestionLimitsProps) {
	const { questionType } = question;
	const isRating = questionType === "rating";
	const isWrongRange = question.minValue !== null && question.maxValue !== null && question.minValue >= question.maxValue;
	return (
		<div className="grid gap-4 rounded-md bg-sunken/70 p-4 sm:grid-cols-2">
			<Field label="Help below the question" isOptional className="sm:col-span-2">
				{(control) => (
					<Input {...control} value={question.helpText} maxLength={SURVEY_LIMITS.helpText} onChange={({ target }) => onChange({ helpText: target.value })} />
				)}
			</Field>
			{hasPlaceholder(questionType) && (
				<Field label="Example in the empty field" isOptional>
					{(control) => (
						<Input
							{...control}
							value={question.placeholder}
							maxLength={SURVEY_LIMITS.placeholder}
							onChange={({ target }) => onChange({ placeholder: target.value })}
						/>
					)}
				</Field>
			)}
			{hasMaxLength(questionType) && (
				<NumberField label="Longest answer, in characters" value={question.maxLength} min={1} max={10_000} onChange={(maxLength) => onChange({ maxLength })} />
			)}
			{hasRange(questionType) && (
				<>
					<NumberField
						label={isRating ? "Scale from" : "Smallest answer"}
						placeholder={isRating ? String(USUAL_RATING.min) : "Any"}
						value={question.minValue}
						error={isWrongRange ? "Must be less than the largest." : undefined}
						onChange={(minValue) => onChange({ minValue })}
					/>
					<NumberField
						label={isRating ? "Scale to" : "Largest answer"}
						placeholder={isRating ? String(USUAL_RATING.max) : "Any"}
						value={question.maxValue}
						{...(isRating ? { max: SURVEY_LIMITS.ratingTop } : {})}
						onChange={(maxValue) => onChange({ maxValue })}
					/>
				</>
			)}
			{questionType === "multiple_choice" && (
				<>
					<NumberField label="Pick at least" value={question.minSelections} min={0} max={100} onChange={(minSelections) => onChange({ minSelections })} />
					<NumberField label="Pick at most" value={question.maxSelections} min={1} max={100} onChange={(maxSelections) => onChange({ maxSelections })} />
				</>
			)}
			<Field label="Name in prefilled links" isOptional help="Letters, digits, - and _. Without one it is q and the question's number, as in q3.">
				{(control) => (
					<Input
						{...control}
						value={question.prefillKey ?? ""}
						maxLength={40}
						onChange={({ target }) => onChange({ prefillKey: target.value.replace(/[^\w-]/g, "").replace(/^[^A-Za-z]+/, "") || null })}
					/>
				)}
			</Field>
			{hasOptions(questionType) && filledOptions(question).length > 0 && <OptionCaps question={question} onChange={onChange} />}
		</div>
	);
}

/** How many people may pick each option; one that is full can't be picked any more. */
function OptionCaps({ question, onChange }: QuestionLimitsProps) {
	return (
		<fieldset className="grid gap-2 sm:col-span-2">
			<legend className="mb-1.5 font-medium text-sm">Places for each option</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				{filledOptions(question).map((option) => (
					<OptionCap key={option} question={question} option={option} onChange={onChange} />
				))}
			</div>
		</fieldset>
	);
}

function OptionCap({ question, option, onChange }: QuestionLimitsProps & { option: string }) {
	const id = useId();
	return (
		<div className="flex items-center justify-between gap-3 text-sm">
			<label htmlFor={id} className="wrap-anywhere min-w-0">
				{option}
			</label>
			<Input
				id={id}
				type="number"
				min={1}
				placeholder="Any"
				className="w-24 shrink-0"
				value={question.optionCaps[option] ?? ""}
				onChange={({ target }) => {
					const { [option]: _old, ...others } = question.optionCaps;
					const cap = wholeIn(target.value);
					onChange({ optionCaps: cap === null || cap < 1 ? others : { ...others, [option]: cap } });
				}}
			/>
		</div>
	);
}

interface NumberFieldProps {
	label: string;
	value: number | null;
	onChange: (value: number | null) => void;
	placeholder?: string;
	min?: number;
	max?: number;
	error?: string | undefined;
}

export function NumberField({ label, value, onChange, placeholder, min, max, error }: NumberFieldProps) {
	return (
		<Field label={label} isOptional error={error}>
			{(control) => (
				<Input
					{...control}
					type="number"
					min={min}
					max={max}
					placeholder={placeholder}
					value={value ?? ""}
					onChange={({ target }) => {
						const typed = target.value === "" ? null : Number(target.value);
						onChange(typed === null || !Number.isFinite(typed) ? null : Math.min(max ?? Number.POSITIVE_INFINITY, typed));
					}}
				/>
			)}
		</Field>
	);
}

function wholeIn(text: string): number | null {
	const value = Number.parseInt(text, 10);
	return Number.isFinite(value) ? Math.min(SURVEY_LIMITS.responseCap, value) : null;
}
