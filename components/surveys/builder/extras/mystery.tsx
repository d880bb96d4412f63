"use client";

import { type DraftMystery, type DraftReward, NO_REWARD } from "@/components/surveys/builder/document/survey-document";
import type { SurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { UnlockCondition } from "@/lib/surveys/schemas/survey";

const CONDITIONS: ReadonlyArray<{ value: UnlockCondition; label: string }> = [
	{ value: "on_completion", label: "For each person, on answering" },
	{ value: "threshold", label: "For everybody, at a number of responses" },
	{ value: "both", label: "When both are reached" },
];

const NEW_EVENT: DraftMystery = { unlockCondition: "threshold", thresholdCount: 100, title: "", description: "", reward: NO_REWARD };

interface MysteryPartProps extends Pick<SurveyEditor, "document" | "edit"> {
	/** Whether what is missing is asked for now. */
	isAsked: boolean;
}

/** A reward that nobody sees before it is unlocked. */
export function MysteryPart({ document: { mystery }, edit, isAsked }: MysteryPartProps) {
	return (
		<div className="grid grid-cols-1 gap-4">
			<CheckboxField
				label="Mystery event: a reward that stays hidden until it is unlocked"
				isChecked={mystery !== null}
				onCheckedChange={(isOn) => edit({ do: "reward", mystery: isOn ? NEW_EVENT : null })}
			/>
			{mystery && <MysteryFields mystery={mystery} isAsked={isAsked} onChange={(fields) => edit({ do: "reward", mystery: { ...mystery, ...fields } })} />}
		</div>
	);
}

interface MysteryFieldsProps {
	mystery: DraftMystery;
	isAsked: boolean;
	onChange: (fields: Partial<DraftMystery>) => void;
}

function MysteryFields({ mystery, isAsked, onChange }: MysteryFieldsProps) {
	const { unlockCondition, thresholdCount, reward } = mystery;
	const setReward = (part: Partial<DraftReward>) => onChange({ reward: { ...reward, ...part } });
	return (
		<div className="grid gap-4 pl-6 sm:grid-cols-2">
			<Field label="Unlocked" className="sm:col-span-2">
				{(control) => (
					<Select
						{...control}
						value={unlockCondition}
						onValueChange={(value) => onChange({ unlockCondition: UnlockCondition.catch("threshold").parse(value) })}
						options={CONDITIONS}
					/>
				)}
			</Field>
			<Field
				label="Title"
				help="Seen before it is unlocked. It is saved once it has one."
				error={isAsked && mystery.title.trim() === "" ? "It needs a title before it is saved." : undefined}
			>
				{(control) => (
					<Input
						{...control}
						data-check="mystery"
						value={mystery.title}
						maxLength={SURVEY_LIMITS.mysteryTitle}
						placeholder="At 100 responses the curtain goes up"
						onChange={({ target }) => onChange({ title: target.value })}
					/>
				)}
			</Field>
			{unlockCondition !== "on_completion" && (
				<Field label="Responses that unlock it" error={thresholdCount === null ? "Say how many." : undefined}>
					{(control) => (
						<Input
							{...control}
							type="number"
							min={1}
							max={SURVEY_LIMITS.responseCap}
							value={thresholdCount ?? ""}
							onChange={({ target }) => {
								const count = Number.parseInt(target.value, 10);
								onChange({ thresholdCount: count >= 1 ? Math.min(SURVEY_LIMITS.responseCap, count) : null });
							}}
						/>
					)}
				</Field>
			)}
			<Field label="Description" isOptional help="Seen before it is unlocked, so don't give it away." className="sm:col-span-2">
				{(control) => (
					<Textarea
						{...control}
						rows={2}
						value={mystery.description}
						maxLength={SURVEY_LIMITS.mysteryDescription}
						onChange={({ target }) => onChange({ description: target.value })}
					/>
				)}
			</Field>
			<fieldset className="grid gap-4 rounded-md bg-sunken/70 p-4 sm:col-span-2 sm:grid-cols-2">
				<legend className="sr-only">The reward</legend>
				<Field label="Reward" help="Nobody sees this part before it is unlocked." className="sm:col-span-2">
					{(control) => (
						<Textarea {...control} rows={2} value={reward.message} maxLength={5000} onChange={({ target }) => setReward({ message: target.value })} />
					)}
				</Field>
				<Field label="Code" isOptional>
					{(control) => (
						<Input {...control} className="font-mono" value={reward.code} maxLength={200} onChange={({ target }) => setReward({ code: target.value })} />
					)}
				</Field>
				<Field label="Link" isOptional error={reward.url !== "" && !/^https?:\/\/\S+$/.test(reward.url.trim()) ? "Begin with https://" : undefined}>
					{(control) => (
						<Input
							{...control}
							type="url"
							inputMode="url"
							value={reward.url}
							maxLength={2000}
							placeholder="https://"
							onChange={({ target }) => setReward({ url: target.value })}
						/>
					)}
				</Field>
			</fieldset>
		</div>
	);
}
