"use client";

import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { ownFilesQuery } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { fitsFormats } from "@/lib/files/formats";
import { toldApart } from "@/lib/files/naming/told-apart";
import type { File as StoredFile } from "@/lib/files/schemas";
import { namedApart, oneOfEach } from "./named-apart";

const OwnFilePicker = dynamic(() => import("./own-file-picker").then((module) => module.OwnFilePicker), { ssr: false });

/** So many stand there at one press; the others are in a list. */
const NEWEST = 3;

interface HaveFilesProps {
	fieldId: string;
	formats: readonly string[];
	chosen: readonly string[];
	onPick: (file: StoredFile) => void;
	/** The names of files that the page itself says can't be read. */
	said?: readonly string[];
	/** On a page that is to load little: the list of the others comes when it is asked for, and what can't be read is said in the list of files there. */
	isLight?: boolean;
}

/** Those of the person's files that fit, the newest ready to be taken at one press. Nothing while there are none. */
export function HaveFiles({ fieldId, formats, chosen, onPick, said = [], isLight = false }: HaveFilesProps) {
	const [isListed, setIsListed] = useState(!isLight);
	const { data } = useQuery(ownFilesQuery());
	const { day } = useFormat();
	const files = data?.filter((file) => file.status === "ready" && file.unreadable === null && fitsFormats(file, formats)) ?? [];
	const isUnsaid = ({ unreadable, fileName, mimeType }: StoredFile) =>
		!isLight && unreadable !== null && !said.includes(fileName) && fitsFormats({ fileName, mimeType }, formats);
	const broken = data?.filter(isUnsaid) ?? [];
	if (files.length === 0) return <NotOffered files={broken} />;
	const each = oneOfEach(namedApart(files));
	const free = each.filter(({ file }) => !chosen.includes(file.fileId));
	if (free.length === 0) return <NotOffered files={broken} />;
	return (
		<div className="grid grid-cols-1 gap-2">
			<p id={`${fieldId}-label`} className="text-ink-muted">
				Or use a file you have:
			</p>
			<div className="flex min-w-0 flex-wrap gap-2">
				{free.slice(0, NEWEST).map(({ file, name }) => (
					<Button
						key={file.fileId}
						size="sm"
						className="max-w-full"
						title={`${name}, ${day(file.createdAt)}`}
						icon={<FileText aria-hidden />}
						onClick={() => onPick(file)}
					>
						<span className="sr-only">Use </span>
						<span className="truncate">{name}</span>
					</Button>
				))}
				{!isListed && each.length > NEWEST && (
					<Button variant="ghost" size="sm" onClick={() => setIsListed(true)}>
						All your files
					</Button>
				)}
			</div>
			{isListed && each.length > NEWEST && <OwnFilePicker fieldId={fieldId} question="this workflow" formats={formats} chosen={chosen} onPick={onPick} />}
			<NotOffered files={broken} />
		</div>
	);
}

/** Says which files are not among those offered: they can't be opened. */
function NotOffered({ files }: { files: readonly StoredFile[] }) {
	if (files.length === 0) return null;
	const names = files.slice(0, NEWEST).map(({ fileName, number }) => toldApart(fileName, number));
	const more = files.length - names.length;
	return (
		<p className="wrap-anywhere text-ink-muted text-sm">
			Not offered, since {files.length === 1 ? "it" : "they"} can't be read: {names.join(", ")}
			{more > 0 && ` and ${more} more`}.
		</p>
	);
}
