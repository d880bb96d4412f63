import { CircleAlert, CircleCheck, CircleDashed, FileX, Laptop, type LucideIcon } from "lucide-react";
import { TONE_TEXT, type Tone } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import type { File as StoredFile } from "@/lib/files/schemas";

const STATES: Record<StoredFile["status"], { word: string; tone: Tone; Icon: LucideIcon }> = {
	ready: { word: "Ready", tone: "success", Icon: CircleCheck },
	pending: { word: "Upload not finished", tone: "warning", Icon: CircleDashed },
	rejected: { word: "Not accepted: its content is not what its name says", tone: "danger", Icon: CircleAlert },
	local: { word: "On your device only", tone: "neutral", Icon: Laptop },
};

const UNREADABLE: Record<NonNullable<StoredFile["unreadable"]>["code"], string> = {
	FILE_EMPTY: "Can't be used: it is empty",
	FILE_ENCRYPTED: "Can't be read: protected with a password",
	FILE_UNREADABLE: "Can't be read: damaged",
};

/** How a file stands, in a word with its icon. */
export function FileState({ file: { status, unreadable } }: { file: Pick<StoredFile, "status" | "unreadable"> }) {
	const { word, tone, Icon } = unreadable ? { word: UNREADABLE[unreadable.code], tone: "danger" as const, Icon: FileX } : STATES[status];
	return (
		<span className={cn("inline-flex items-start gap-1.5 text-sm", TONE_TEXT[tone])}>
			<Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
			{word}
		</span>
	);
}
