// Runs before the first paint: the stored choice, else what the system says, becomes data-theme of the page.
{
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage is switched off: the system decides.
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
