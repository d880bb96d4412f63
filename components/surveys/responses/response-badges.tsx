import { Gift, MessageCircle, Timer } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import { reasonName, reasonWords } from "./answer-words";

/** What a response has earned or connected, or why it is kept apart. */
export function ResponseBadges({ response }: { response: SurveyResponse }) {
	return (
		<span className="flex items-center gap-1">
			{(response.isQuarantined ? response.quarantineReasons : []).map((reason) => (
				<Badge key={reason} tone="warning" title={reasonWords(reason)}>
					{reasonName(reason)}
				</Badge>
			))}
			{response.isEarlyBird && !response.isQuarantined && (
				<Badge tone="warning">
					<Timer aria-hidden className="size-3" /> Early
				</Badge>
			)}
			{response.messagingUserId !== null && (
				<Badge tone="success">
					<MessageCircle aria-hidden className="size-3" /> LINE
				</Badge>
			)}
			{response.mysteryUnlocked && (
				<Badge tone="info">
					<Gift aria-hidden className="size-3" /> Unlocked
				</Badge>
			)}
		</span>
	);
}
