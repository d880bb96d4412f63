import { messageOf } from "@/components/api-client";
import { DeviceError } from "@/components/device/worker/ask-device";
import type { DeviceProgress as Done } from "@/components/device/worker/device-task";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";

/** How far the work on the device is. */
export function DeviceProgress({ progress }: { progress: Done | null }) {
	const words = progress?.message ?? "Loading what reads your file";
	return (
		<div className="grid gap-3" role="status">
			<p className="text-ink-muted">{words}. This happens in your browser.</p>
			<Progress label="Work on your device" value={progress ? (100 * progress.done) / Math.max(1, progress.total) : 0} />
		</div>
	);
}

/** Why the device could not do it. */
export function DeviceFailed({ error }: { error: Error }) {
	return (
		<Notice tone="danger" title="Your device could not do this">
			<p className="wrap-anywhere">{error instanceof DeviceError ? error.failure.message : messageOf(error)}</p>
			<p>Nothing of the file was sent. Cancel this run and start one with another file, or without keeping it on the device.</p>
		</Notice>
	);
}
