import { BadgeCheck, CircleAlert, CircleCheck, FlaskConical, type LucideIcon, PackageMinus } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import type { AgentVersionState } from "@/lib/developers/schemas";

const LOOKS: Readonly<Record<AgentVersionState, { word: string; tone: Tone; icon: LucideIcon }>> = {
	incomplete: { word: "Has errors", tone: "danger", icon: CircleAlert },
	checked: { word: "Checked", tone: "neutral", icon: CircleCheck },
	verified: { word: "Verified", tone: "info", icon: FlaskConical },
	published: { word: "Published", tone: "success", icon: BadgeCheck },
	withdrawn: { word: "Withdrawn", tone: "warning", icon: PackageMinus },
};

/** Where a version stands on its way into the catalog. */
export function VersionState({ state }: { state: AgentVersionState }) {
	const { word, tone, icon } = LOOKS[state];
	return (
		<StateBadge tone={tone} icon={icon}>
			{word}
		</StateBadge>
	);
}
