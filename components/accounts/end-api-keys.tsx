import { CheckboxField } from "@/components/ui/form/checkbox-field";

interface EndApiKeysProps {
	isKept: boolean;
	onKeep: (isKept: boolean) => void;
}

/** What a new password takes along. Somebody who had the old one may have made a key with it, so keys end unless their owner knows better. */
export function EndApiKeys({ isKept, onKeep }: EndApiKeysProps) {
	return (
		<div className="grid gap-1.5">
			<CheckboxField label="End my API keys too" isChecked={!isKept} onCheckedChange={(isEnding) => onKeep(!isEnding)} />
			<p className="text-ink-muted text-sm">Leave it on if somebody else may have known the password. Other devices are signed out in any case.</p>
		</div>
	);
}
