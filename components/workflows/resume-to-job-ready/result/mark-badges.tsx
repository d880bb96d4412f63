import { ArrowUpDown, EyeOff, type LucideIcon, PenLine, Plus, Sparkles, UserPen } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Mark } from "./state/tailored-lines";

const LOOKS: Readonly<Record<Mark, { word: string; icon: LucideIcon; tone: Tone }>> = {
	edited: { word: "You wrote this", icon: UserPen, tone: "attention" },
	rephrased: { word: "Rephrased", icon: PenLine, tone: "info" },
	reordered: { word: "Reordered", icon: ArrowUpDown, tone: "neutral" },
	emphasised: { word: "Emphasised", icon: Sparkles, tone: "success" },
	added: { word: "Added by you", icon: Plus, tone: "success" },
	omitted: { word: "Left out", icon: EyeOff, tone: "warning" },
};

export const markWord = (mark: Mark) => LOOKS[mark].word;

/** How a line differs from the person's own resume: an icon, a word and a hue. */
export function MarkBadges({ marks }: { marks: readonly Mark[] }) {
	return marks.map((mark) => {
		const { word, icon: Icon, tone } = LOOKS[mark];
		return (
			<Badge key={mark} tone={tone}>
				<Icon aria-hidden className="size-3" />
				{word}
			</Badge>
		);
	});
}
