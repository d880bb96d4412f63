"use client";

import { slotConfig } from "@/components/goal-jobs/pauses/slots/slot-config";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import type { Slot } from "@/lib/questions/schemas";
import { type Addressee, LetterLanguageChoice, LetterToneChoice, LONGEST_MOTIVATION, LONGEST_SENDER } from "@/lib/tools/documents/letters/schemas";
import type { LetterChoices } from "./preview";

interface LetterSettingsProps {
	slots: readonly Slot[];
	choices: LetterChoices;
	onChange: (part: Partial<LetterChoices>) => void;
}

const ADDRESSEE_FIELDS: readonly { readonly part: keyof Addressee; readonly label: string; readonly help: string; readonly max: number }[] = [
	{ part: "title", label: "Position", help: "As the posting names it", max: 200 },
	{ part: "company", label: "Company", help: "Left empty, the letter names none", max: 200 },
	{ part: "contactPerson", label: "Person", help: "With Ms, Frau or Mme where you know it", max: 100 },
];

/** Language, tone, addressee, and a sentence of one's own. */
export function LetterSettings({ slots, choices, onChange }: LetterSettingsProps) {
	const optionsOf = (slotId: string) => {
		const slot = slots.find((other) => other.slotId === slotId);
		const labels = slot ? slotConfig(slot).labels : undefined;
		return (slot?.options ?? []).map((value) => ({ value, label: labels?.[value] ?? value }));
	};
	return (
		<Card className="grid grid-cols-1 gap-5 p-5">
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label="In which language?">
					{(control) => (
						<Select
							{...control}
							value={choices.language}
							onValueChange={(value) => onChange({ language: LetterLanguageChoice.safeParse(value).data ?? choices.language })}
							options={optionsOf("language")}
						/>
					)}
				</Field>
				<Field label="In which tone?">
					{(control) => (
						<Select
							{...control}
							value={choices.tone}
							onValueChange={(value) => onChange({ tone: LetterToneChoice.safeParse(value).data ?? choices.tone })}
							options={optionsOf("tone")}
						/>
					)}
				</Field>
			</div>
			<Field label="Who signs it?" help="Your name. Left empty, the letter leaves a place for it, or takes the name that your resume says." isOptional>
				{(control) => (
					<Input
						{...control}
						autoComplete="name"
						value={choices.sender ?? ""}
						maxLength={LONGEST_SENDER}
						onChange={(event) => onChange({ sender: event.target.value || null })}
					/>
				)}
			</Field>
			<fieldset className="grid gap-5 sm:grid-cols-3">
				<legend className="sr-only">Who is it for?</legend>
				{ADDRESSEE_FIELDS.map(({ part, label, help, max }) => (
					<Field key={part} label={label} help={help} isOptional>
						{(control) => (
							<Input
								{...control}
								value={choices.addressee[part] ?? ""}
								maxLength={max}
								onChange={(event) => onChange({ addressee: { ...choices.addressee, [part]: event.target.value || null } })}
							/>
						)}
					</Field>
				))}
			</fieldset>
			<Field label="Why this position? One sentence of your own." help="It stands in the letter as you write it." isOptional>
				{(control) => (
					<Textarea
						{...control}
						rows={2}
						maxLength={LONGEST_MOTIVATION}
						value={choices.motivation ?? ""}
						onChange={(event) => onChange({ motivation: event.target.value || null })}
					/>
				)}
			</Field>
		</Card>
	);
}
