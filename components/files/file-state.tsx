import { CircleAlert, CircleCheck, CircleDashed, Laptop, type LucideIcon } from "lucide-react";
import { TONE_TEXT, type Tone } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import type { File as StoredFile } from "@/lib/files/schemas";

const STATES: Record<StoredFile["status"], { word: string; tone: Tone; Icon: LucideIcon }> = {
	ready: { word: "Ready", tone: "success", Icon: CircleCheck },
	pending: { word: "Upload not finished", tone: "warning", Icon: CircleDashed },
	rejected: { word: "Not accepted: its content is not what its name says", tone: "danger", Icon: CircleAlert },
	local: { word: "On your device only", tone: "neutral", Icon: Laptop },
};

/** How a file stands, in a word with its icon. */
export function FileState({ status }: { status: StoredFile["status"] }) {
	const { word, tone, Icon } = STATES[status];
	return (
		<span className={cn("inline-flex items-start gap-1.5 text-sm", TONE_TEXT[tone])}>
			<Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
			{word}
		</span>
	);
}
