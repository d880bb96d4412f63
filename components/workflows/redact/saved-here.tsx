"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Notice } from "@/components/ui/notice";
import type { RedactionReport } from "@/lib/tools/documents/redacting/schemas";
import { findRedacted, saveFile } from "./redacted-file";

/** The result of a redaction that was done on the device: we never had it, so it can be saved only where it was made. */
export function SavedHere({ report, jobSpecId }: { report: RedactionReport; jobSpecId: string }) {
	const { data: file } = useQuery({ queryKey: ["device", "redacted", jobSpecId], queryFn: () => findRedacted(jobSpecId), networkMode: "always" });
	if (file === undefined) return null;
	if (file === null) {
		return (
			<Notice tone="info" title="The redacted file is not here">
				It was made on a device and never sent, so it can be saved only in the browser that made it. These are its numbers.
			</Notice>
		);
	}
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button variant="primary" size="lg" icon={<Download aria-hidden />} onClick={() => saveFile(file)}>
				Save {report.writtenFileName}
			</Button>
			<p className="text-ink-muted text-sm">{fileSize(file.size)}, in this browser only. It was never sent.</p>
		</div>
	);
}
