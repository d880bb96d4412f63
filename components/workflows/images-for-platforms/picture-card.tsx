import { ownAddress } from "@/components/files/own-address";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { fileSize } from "@/components/ui/format/format";
import type { PlatformPicture } from "./picture-facts";

/** A finished picture with its size and its download. */
export function PictureCard({ picture: { artifact, width, height, source, way, isEnlarged } }: { picture: PlatformPicture }) {
	const said = [`${width} × ${height}`, fileSize(artifact.sizeBytes), way === "cut" ? "cut" : "fitted"];
	return (
		<figure className="grid gap-2">
			{/* biome-ignore lint/performance/noImgElement: a signed link of a quarter of an hour, which no server should keep */}
			<img
				src={ownAddress(artifact.downloadUrl)}
				alt={`${source} for this platform, ${way}`}
				loading="lazy"
				width={width}
				height={height}
				className="h-auto max-h-72 w-full rounded-lg border bg-sunken object-contain"
			/>
			<figcaption className="grid min-w-0 gap-1.5">
				<span className="truncate font-medium text-sm">{artifact.fileName}</span>
				<span className="text-ink-muted text-xs tabular-nums">{said.join(" · ")}</span>
				{isEnlarged && <span className="text-warning text-xs">Had fewer pixels, may look soft</span>}
				<span>
					<DownloadLink artifact={artifact} label="Download" />
				</span>
			</figcaption>
		</figure>
	);
}
