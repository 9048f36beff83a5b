# The formula of Homebrew; a release has it with its version and checksum, for a tap.
class RelayGenerator < Formula
  desc "Compiles GraphQL fragments and operations to Swift"
  homepage "https://github.com/REPOSITORY"
  url "https://github.com/REPOSITORY/releases/download/VERSION/relay-generator.artifactbundle.zip"
  version "VERSION"
  sha256 "CHECKSUM"
  license "MIT"

  def install
    triple = OS.mac? ? "arm64-apple-macosx" : "#{Hardware::CPU.arm? ? "aarch64" : "x86_64"}-unknown-linux-gnu"
    bin.install Dir["**/relay-generator-#{version}-#{triple}/bin/relay-generator"]
  end

  test do
    (testpath/"schema.graphql").write "type Query { name: String }"
    (testpath/"q.graphql").write "query NameQuery { name }"
    system bin/"relay-generator", "check", "--schema", "schema.graphql", "q.graphql"
  end
end
