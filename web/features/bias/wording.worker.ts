import { checkWording } from "@fairlead/engine/bias";

/** Long texts take a second: they are checked beside the page, so that typing never waits. */
self.onmessage = ({ data }: MessageEvent<{ id: number; text: string }>) => {
  self.postMessage({ id: data.id, report: checkWording(data.text) });
};
