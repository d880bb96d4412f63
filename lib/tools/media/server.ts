import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { inspectPictures } from "./inspect-pictures";
import { makeImages } from "./make-images";
import { makeSlideshow, previewSlideshow } from "./make-slideshow";
import { previewImages } from "./preview-images";

/** Pictures cut and fitted for the places where they are shown, and films made of them. */
export const mediaServer: ToolServer = {
	name: "media",
	title: "Media",
	tools: [makeImages, previewImages, inspectPictures, makeSlideshow, previewSlideshow],
};
