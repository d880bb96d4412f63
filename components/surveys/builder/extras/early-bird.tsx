"use client";

import type { SurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { localInputOf, momentOfLocal } from "./local-moment";

const WEEK_MS = 7 * 86_400_000;

/** An offer for those who answer before a deadline. */
export function EarlyBirdPart({ document, edit }: Pick<SurveyEditor, "document" | "edit">) {
	const { timeZone } = useFormat();
	const { earlyBirdDeadline, earlyBirdDescription } = document;
	const isOn = earlyBirdDeadline !== null;
	const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
	const isPast = isOn && Date.parse(earlyBirdDeadline) <= Date.now();

	function turn(on: boolean) {
		const inAWeek = new Date(Math.ceil((Date.now() + WEEK_MS) / 3_600_000) * 3_600_000).toISOString();
		edit({ do: "describe", fields: { earlyBirdDeadline: on ? inAWeek : null } });
	}

	return (
		<div className="grid grid-cols-1 gap-4">
			<CheckboxField label="Early bird: reward whoever answers before a deadline" isChecked={isOn} onCheckedChange={turn} />
			{isOn && (
				<div className="grid gap-4 pl-6 sm:grid-cols-[16rem_minmax(0,1fr)]">
					<Field label="Deadline" help={`In ${zone}. Decided by our clock when a response arrives.`} error={isPast ? "This is over already." : undefined}>
						{(control) => (
							<Input
								{...control}
								id={control.id}
								data-check="early-bird"
								type="datetime-local"
								value={localInputOf(earlyBirdDeadline, zone)}
								onChange={({ target }) => {
									const moment = momentOfLocal(target.value, zone);
									if (moment !== null) edit({ do: "describe", fields: { earlyBirdDeadline: moment } });
								}}
							/>
						)}
					</Field>
					<Field label="What they get" help="Shown above the form while it runs, and thanked for afterwards.">
						{(control) => (
							<Textarea
								{...control}
								rows={3}
								maxLength={SURVEY_LIMITS.earlyBirdDescription}
								value={earlyBirdDescription}
								placeholder="Half the price in the first month"
								onChange={({ target }) => edit({ do: "describe", fields: { earlyBirdDescription: target.value } })}
							/>
						)}
					</Field>
				</div>
			)}
		</div>
	);
}
