"use client";

import type { SurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Notice } from "@/components/ui/notice";

interface LineAccountPartProps extends Pick<SurveyEditor, "document" | "edit"> {
	/** The official account of this site, from which all messages come; null where there is none. */
	account: string | null;
	isDisabled?: boolean;
}

/** Whether respondents can connect LINE, from which account they hear then, and what it means for the mystery event. */
export function LineAccountPart({ document: { messagingOaId, mystery }, edit, account, isDisabled = false }: LineAccountPartProps) {
	const isOn = messagingOaId !== null;
	const turn = (on: boolean) => edit({ do: "describe", fields: { messagingOaId: on ? account : null } });
	if (account === null && !isOn) return <p className="text-ink-muted text-sm">LINE is not set up on this site, so respondents can't connect it.</p>;
	return (
		<div data-check="line" className="grid grid-cols-1 gap-2">
			<CheckboxField
				label="LINE: respondents can connect it and are told there when something opens"
				isChecked={isOn}
				isDisabled={isDisabled}
				onCheckedChange={turn}
			/>
			{isOn && (
				<div className="grid gap-2 pl-6 text-ink-muted text-sm">
					{account !== null && <p>Messages come from {account}, the official account of this site.</p>}
					{mystery !== null && mystery.unlockCondition !== "threshold" && <p>The mystery event opens only for those who have connected it.</p>}
					{account === null && (
						<Notice tone="warning" title="LINE is not set up on this site">
							Nobody can connect it until it is. Turn this off, or ask whoever runs the site.
						</Notice>
					)}
					{account !== null && messagingOaId !== account && (
						<Notice tone="info" title={`This survey names ${messagingOaId}`}>
							Messages come from {account} all the same: a site has one official account.
						</Notice>
					)}
				</div>
			)}
		</div>
	);
}
