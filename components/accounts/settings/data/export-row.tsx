import { useMutation } from "@tanstack/react-query";
import { linkExport } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Progress } from "@/components/ui/progress";
import type { DataExport } from "@/lib/data-exports/schemas";

export function ExportRow({ archive }: { archive: DataExport }) {
	const perform = useRecentSignIn();
	const download = useMutation({
		mutationFn: () => perform(() => linkExport(archive.exportId)),
		onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
	});
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="grid min-w-0 flex-1 basis-52 gap-1">
				<p className="font-medium">
					Asked for <RelativeTime value={archive.createdAt} />
				</p>
				<State archive={archive} />
				{download.isError && (
					<p role="alert" className="text-danger text-sm">
						{messageOf(download.error)}
					</p>
				)}
			</div>
			{archive.status === "ready" && (
				<Button isBusy={download.isPending} onClick={() => download.mutate()}>
					Download
				</Button>
			)}
		</li>
	);
}

function State({ archive }: { archive: DataExport }) {
	const { count, day } = useFormat();
	const { status, progress, message, sizeBytes, fileCount, leftOut, expiresAt } = archive;
	switch (status) {
		case "queued":
		case "running":
			return (
				<>
					<Progress value={progress} label="How far the archive is" />
					<p role="status" className="text-ink-muted text-sm">
						{message || "Waiting for its turn"} · {progress} %
					</p>
				</>
			);
		case "ready":
			return (
				<p className="text-ink-muted text-sm">
					{fileSize(sizeBytes ?? 0)} · {count(fileCount ?? 0, "file")}
					{leftOut > 0 && <> · {count(leftOut, "content")} left out, named in its manifest.json</>}
					{expiresAt && <> · kept until {day(expiresAt)}</>}
				</p>
			);
		case "failed":
			return <p className="text-danger text-sm">{message}</p>;
		case "expired":
			return <p className="text-ink-muted text-sm">Deleted when its seven days were over.</p>;
	}
}
