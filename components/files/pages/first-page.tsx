"use client";

import { type RefCallback, useCallback, useEffect, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { endingOf } from "@/lib/files/file-ending";
import { isPictured } from "./pictured";

interface FirstPageProps {
	/** Where the picture is. */
	address: string;
	fileName: string;
	mimeType: string;
	/** Whether the content is there to be drawn. */
	isHere?: boolean;
	/** Whether it is known that the file can't be opened: then nothing is asked for, and the sheet shows it. */
	isBroken?: boolean;
	/** Its width; the height is that of a sheet of paper of this width, from the first moment. */
	className?: string;
}

/** When every worker is busy a page comes a little later. */
const AGAIN_MS = 8_000;

/**
 * A file as it looks: its first page, once it is drawn and near the window. Until then, and for a file without pages, a sheet with its kind. The
 * name of the file stands beside it, so that it says nothing by itself.
 */
export function FirstPage({ address, fileName, mimeType, isHere = true, isBroken = false, className }: FirstPageProps) {
	const [state, setState] = useState<"coming" | "shown" | "failed">("coming");
	const [tries, setTries] = useState(1);
	const showsPage = isHere && isPictured(mimeType) && state !== "failed";
	useEffect(() => {
		if (state !== "failed" || tries > 1) return;
		const timer = setTimeout(() => {
			setTries(2);
			setState("coming");
		}, AGAIN_MS);
		return () => clearTimeout(timer);
	}, [state, tries]);
	// A picture that came with the page may be there before anybody listens.
	const look: RefCallback<HTMLImageElement> = useCallback((image) => {
		if (image?.complete && image.naturalWidth > 0) setState("shown");
	}, []);
	return (
		<span
			aria-hidden
			data-page={showsPage ? state : "none"}
			className={cn("relative block aspect-[210/297] w-16 shrink-0 overflow-hidden rounded-sm border bg-surface", className)}
		>
			<StandIn fileName={fileName} isBroken={isBroken} />
			{showsPage && (
				// biome-ignore lint/performance/noImgElement: the picture has its size already, and only its owner may have it
				<img
					ref={look}
					src={address}
					alt=""
					loading="lazy"
					decoding="async"
					onLoad={() => setState("shown")}
					onError={() => setState("failed")}
					className={cn(
						"absolute inset-0 size-full bg-white object-contain object-top transition-opacity duration-200 motion-reduce:transition-none",
						state !== "shown" && "opacity-0",
					)}
				/>
			)}
		</span>
	);
}

/** A sheet of our own shapes: lines as of text, or a torn edge where the file can't be opened, and what kind of file it is. */
function StandIn({ fileName, isBroken }: { fileName: string; isBroken: boolean }) {
	return (
		<span className={cn("absolute inset-0 grid content-between p-[14%]", isBroken && "bg-danger-soft")}>
			{isBroken ? (
				<svg
					aria-hidden
					viewBox="0 0 30 24"
					className="w-full text-danger"
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinejoin="round"
					strokeLinecap="round"
				>
					<path d="M3 3h12M3 8h8M3 14l5-4 4 5 5-5 4 5 6-5" />
				</svg>
			) : (
				<span className="flex flex-col gap-1 pt-0.5">
					{[55, 100, 90, 96, 70].map((share) => (
						<span key={share} className="block h-0.5 rounded-full bg-line" style={{ width: `${share}%` }} />
					))}
				</span>
			)}
			{/* As wide as the sheet: its margin is for lines of text. */}
			<span className="-mx-[18%] truncate text-center font-medium text-[0.625rem] text-ink-muted leading-none">
				{endingOf(fileName).slice(1).toUpperCase()}
			</span>
		</span>
	);
}
