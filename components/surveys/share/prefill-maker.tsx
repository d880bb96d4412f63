"use client";

import { useState } from "react";
import { prefillName } from "@/components/surveys/form/prefill";
import { type Prefill, prefilledAddress } from "@/components/surveys/frame/form-address";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { MultiSelect } from "@/components/ui/form/multi-select";
import { Select } from "@/components/ui/form/select";
import type { Survey, SurveyQuestion } from "@/lib/surveys/schemas/survey";
import { CopyField } from "./copy-field";

const NOTHING = "nothing";

/** A link that brings answers along, for people whose answers are known in part. */
export function PrefillMaker({ survey, origin }: { survey: Survey; origin: string }) {
	const [prefill, setPrefill] = useState<Prefill>({});
	const put = (name: string, value: string | readonly string[]) => setPrefill((before) => ({ ...before, [name]: value }));
	const textOf = (name: string) => [prefill[name] ?? ""].flat().join(", ");
	return (
		<div className="grid grid-cols-1 gap-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label="Name" isOptional>
					{(control) => <Input {...control} value={textOf("name")} maxLength={100} onChange={({ target }) => put("name", target.value)} />}
				</Field>
				<Field label="E-mail" isOptional>
					{(control) => <Input {...control} type="email" value={textOf("email")} maxLength={254} onChange={({ target }) => put("email", target.value)} />}
				</Field>
				{survey.questions.map((question, index) => {
					const name = prefillName(survey.questions, index);
					if (name === null) return null;
					return <PrefillField key={question.questionId} question={question} value={prefill[name] ?? ""} onChange={(value) => put(name, value)} />;
				})}
			</div>
			<CopyField label="prefilled link" value={prefilledAddress(origin, survey.surveyId, prefill)} />
		</div>
	);
}

interface PrefillFieldProps {
	question: SurveyQuestion;
	value: string | readonly string[];
	onChange: (value: string | readonly string[]) => void;
}

function PrefillField({ question, value, onChange }: PrefillFieldProps) {
	const text = [value].flat().join("");
	const label = question.questionText;
	switch (question.questionType) {
		case "single_choice":
			return (
				<Field label={label} isOptional>
					{(control) => (
						<Select
							{...control}
							value={text === "" ? NOTHING : text}
							onValueChange={(chosen) => onChange(chosen === NOTHING ? "" : chosen)}
							options={[{ value: NOTHING, label: "Nothing" }, ...question.options.map((option) => ({ value: option, label: option }))]}
						/>
					)}
				</Field>
			);
		case "multiple_choice":
			return (
				<Field label={label} isOptional>
					{(control) => (
						<MultiSelect
							{...control}
							values={[value].flat().filter((entry) => entry !== "")}
							onValuesChange={onChange}
							suggestions={question.options}
							allowsFreeEntries={false}
						/>
					)}
				</Field>
			);
		case "rating":
		case "number":
			return (
				<Field label={label} isOptional>
					{(control) => (
						<Input
							{...control}
							type="number"
							min={question.minValue ?? undefined}
							max={question.maxValue ?? undefined}
							value={text}
							onChange={({ target }) => onChange(target.value)}
						/>
					)}
				</Field>
			);
		case "text":
		case "textarea":
			return (
				<Field label={label} isOptional>
					{(control) => <Input {...control} value={text} maxLength={2000} onChange={({ target }) => onChange(target.value)} />}
				</Field>
			);
	}
}
