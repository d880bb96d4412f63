import { CircleCheck, CircleDot, Lock, type LucideIcon, PencilLine } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import type { SurveyStatus } from "@/lib/surveys/schemas/survey";

export const STATUS_WORDS: Readonly<Record<SurveyStatus, { label: string; tone: Tone; icon: LucideIcon }>> = {
	draft: { label: "Draft", tone: "neutral", icon: PencilLine },
	active: { label: "Open", tone: "success", icon: CircleDot },
	closed: { label: "Closed", tone: "warning", icon: Lock },
};

const FULL = { label: "Full", tone: "info", icon: CircleCheck } as const;

interface Stated {
	status: SurveyStatus;
	responseCap: number | null;
	totalResponses: number;
}

/** Whether it is open and has all the responses that it takes. */
export function isFull({ status, responseCap, totalResponses }: Stated): boolean {
	return status === "active" && responseCap !== null && totalResponses >= responseCap;
}

export function SurveyStateBadge({ survey }: { survey: Stated }) {
	const { label, tone, icon } = isFull(survey) ? FULL : STATUS_WORDS[survey.status];
	return (
		<StateBadge tone={tone} icon={icon}>
			{label}
		</StateBadge>
	);
}
