import { BadgeCheck, CircleHelp, CircleX, FlaskConical } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { isSamplePosting } from "./filter/posting-filter";

const CHECKS = {
	live: { tone: "success", word: "Live", Icon: BadgeCheck },
	closed: { tone: "danger", word: "Closed", Icon: CircleX },
	unreachable: { tone: "warning", word: "Not reached", Icon: CircleHelp },
} as const;

/** Whether the posting was found open when its page was looked at. What is invented is open nowhere: its sample badge stands in that place. */
export function CheckBadge({ posting }: { posting: ListedPosting }) {
	if (posting.verification.status === "live" && isSamplePosting(posting)) return null;
	const { tone, word, Icon } = CHECKS[posting.verification.status];
	return (
		<Badge tone={tone}>
			<Icon aria-hidden className="size-3" />
			{word}
		</Badge>
	);
}

export function SampleBadge({ posting }: { posting: Pick<ListedPosting, "sources"> }) {
	if (!isSamplePosting(posting)) return null;
	return (
		<Badge>
			<FlaskConical aria-hidden className="size-3" />
			Sample posting
		</Badge>
	);
}
