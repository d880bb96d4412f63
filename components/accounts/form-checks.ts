import { zodResolver } from "@hookform/resolvers/zod";
// What is checked in the browser speaks our words as well.
import "@/lib/platform/language/validator-words";

// Loaded when a form is begun: a page that only shows one needs none of it.
export { zodResolver };
