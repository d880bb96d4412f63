import { CircleDot, Lock, type LucideIcon, PencilLine } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import type { SurveyStatus } from "@/lib/surveys/schemas/survey";

export const STATUS_WORDS: Readonly<Record<SurveyStatus, { label: string; tone: Tone; icon: LucideIcon }>> = {
	draft: { label: "Draft", tone: "neutral", icon: PencilLine },
	active: { label: "Open", tone: "success", icon: CircleDot },
	closed: { label: "Closed", tone: "warning", icon: Lock },
};

export function SurveyStateBadge({ status }: { status: SurveyStatus }) {
	const { label, tone, icon } = STATUS_WORDS[status];
	return (
		<StateBadge tone={tone} icon={icon}>
			{label}
		</StateBadge>
	);
}
